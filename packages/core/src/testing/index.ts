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
export { demoMeter, demoProfile, demoSmartcard } from '../demo/lookUps.ts';
export { demoCase, demoCases } from '../features/cases/demo.ts';
export { demoCustomers } from '../features/customers/demo.ts';
export { demoProfit, demoSellingPrices } from '../features/profit/demo.ts';
export { demoSchedule, demoSchedules } from '../features/schedules/demo.ts';
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
