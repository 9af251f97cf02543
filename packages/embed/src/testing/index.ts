export { createFakeApi, type FakeApi, type FakeSale, type FakeSession, type SaleEnding } from './fakeApi.ts';
