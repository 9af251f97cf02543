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
  demoAccounts,
  demoApiKeys,
  demoApiServices,
  demoBanks,
  demoCheckout,
  demoManualFunding,
  demoNotices,
} from './fixtures/account.ts';
export { demoAllServices } from './fixtures/allServices.ts';
export { demoMeter, demoProfile, demoSmartcard, fixtures } from './fixtures/answers.ts';
export {
  demoBalance,
  demoPlans,
  demoServices,
  demoSignedIn,
  demoTransaction,
  demoTransactions,
  demoUser,
} from './fixtures.ts';
export { listing } from './listing.ts';
