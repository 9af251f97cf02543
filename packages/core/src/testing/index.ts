export { type FakePlatform, fakePlatform } from './fakePlatform.ts';
export {
  type AnyFakeCall,
  type FakeCall,
  type FakeServer,
  fakeServer,
  html,
  lost,
  ok,
  type Reply,
  refuse,
  silent,
} from './fakeServer.ts';
export {
  demoBalance,
  demoPlans,
  demoServices,
  demoSignedIn,
  demoTransaction,
  demoTransactions,
  demoUser,
} from './fixtures.ts';
