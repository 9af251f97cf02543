export {
  demoAccounts,
  demoApiKeys,
  demoApiServices,
  demoBanks,
  demoCheckout,
  demoInbox,
  demoManualFunding,
  demoNotices,
} from '../demo/account.ts';
export {
  demoBalance,
  demoPlans,
  demoServices,
  demoSignedIn,
  demoTransaction,
  demoTransactions,
  demoUser,
} from '../demo/agent.ts';
export { demoAllServices, demoCategories } from '../demo/allServices.ts';
export { fixtures } from '../demo/answers.ts';
export { demoCase, demoCases } from '../demo/cases.ts';
export { demoCustomers } from '../demo/customers.ts';
export { demoMeter, demoProfile, demoSmartcard } from '../demo/lookUps.ts';
export { demoSchedule, demoSchedules } from '../demo/schedules.ts';
export { demoProfit, demoSellingPrices } from '../features/profit/demo.ts';
export { createFakePlatform, type FakePlatform } from './fakePlatform.ts';
export {
  type AnyFakeCall,
  createFakeServer,
  type FakeCall,
  type FakeServer,
  html,
  lost,
  ok,
  type Reply,
  refuse,
  silent,
} from './fakeServer.ts';
export { listing } from './listing.ts';
