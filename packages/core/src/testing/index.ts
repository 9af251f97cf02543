export {
  demoBalance,
  demoPlans,
  demoServices,
  demoSignedIn,
  demoTransaction,
  demoTransactions,
  demoUser,
} from '../contract/demo/agent.ts';
export { demoAllServices, demoCategories } from '../contract/demo/allServices.ts';
export { fixtures } from '../contract/demo/answers.ts';
export { demoMeter, demoProfile, demoSmartcard } from '../contract/demo/lookUps.ts';
export { demoApiKeys, demoApiServices } from '../features/api-keys/demo.ts';
export { demoCase, demoCases } from '../features/cases/demo.ts';
export { demoCustomers } from '../features/customers/demo.ts';
export { demoAccounts, demoBanks, demoCheckout, demoManualFunding } from '../features/funding/demo.ts';
export { demoInbox, demoNotices } from '../features/notices/demo.ts';
export { demoProfit, demoSellingPrices } from '../features/profit/demo.ts';
export { demoSchedule, demoSchedules } from '../features/schedules/demo.ts';
export { createFakePlatform, type FakePlatform } from './fakePlatform.ts';
export {
  type AnyFakeCall,
  createFakeServer,
  type FakeCall,
  type FakeServer,
  html,
  listing,
  lost,
  ok,
  type Reply,
  refuse,
  silent,
} from './fakeServer.ts';
