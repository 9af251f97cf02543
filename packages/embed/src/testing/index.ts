export {
  createFakeApi,
  type FakeApi,
  type FakeCheckout,
  type FakeSale,
  type FakeSession,
  type SaleEnding,
} from './fakeApi.ts';
