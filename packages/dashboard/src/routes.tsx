import { lazyChunk } from './lazy/loadChunk.ts';
import { LoginPage } from './pages/login/LoginPage.tsx';
import type { Route, Routes } from './routing/route.ts';
import { serviceIds } from './routing/serviceIds.ts';

type Page = Route['page'];

/** In the first chunk, because the signed-out screens need nothing else. */
const loginPage: Page = lazyChunk('login', async () => LoginPage);
const registerPage: Page = lazyChunk('register', () =>
  import('./pages/register/RegisterPage.tsx').then((page) => page.RegisterPage),
);
const resetPage: Page = lazyChunk('reset-password', () =>
  import('./pages/reset-password/ResetPasswordPage.tsx').then((page) => page.ResetPasswordPage),
);
const homePage: Page = lazyChunk('home', () =>
  import('./pages/home/HomePage.tsx').then((page) => page.HomePage),
);
const transactionsPage: Page = lazyChunk('transactions', () =>
  import('./pages/transactions/TransactionsPage.tsx').then((page) => page.TransactionsPage),
);
const servicePage: Page = lazyChunk('service', () =>
  import('./pages/service/ServicePage.tsx').then((page) => page.ServicePage),
);
const customersPage: Page = lazyChunk('customers', () =>
  import('./pages/customers/CustomersPage.tsx').then((page) => page.CustomersPage),
);
const schedulesPage: Page = lazyChunk('schedules', () =>
  import('./pages/schedules/SchedulesPage.tsx').then((page) => page.SchedulesPage),
);
const fundingPage: Page = lazyChunk('funding', () =>
  import('./pages/funding/FundingPage.tsx').then((page) => page.FundingPage),
);
const profilePage: Page = lazyChunk('profile', () =>
  import('./pages/profile/ProfilePage.tsx').then((page) => page.ProfilePage),
);
const supportPage: Page = lazyChunk('support', () =>
  import('./pages/support/SupportPage.tsx').then((page) => page.SupportPage),
);
const documentationPage: Page = lazyChunk('documentation', () =>
  import('./pages/documentation/DocumentationPage.tsx').then((page) => page.DocumentationPage),
);
const statementPage: Page = lazyChunk('statement', () =>
  import('./pages/statement/StatementPage.tsx').then((page) => page.StatementPage),
);
const bulkPage: Page = lazyChunk('bulk', () =>
  import('./pages/bulk/BulkPage.tsx').then((page) => page.BulkPage),
);
const casesPage: Page = lazyChunk('cases', () =>
  import('./pages/cases/CasesPage.tsx').then((page) => page.CasesPage),
);
const noticesPage: Page = lazyChunk('notices', () =>
  import('./pages/notices/NoticesPage.tsx').then((page) => page.NoticesPage),
);
const profitPage: Page = lazyChunk('profit', () =>
  import('./pages/profit/ProfitPage.tsx').then((page) => page.ProfitPage),
);
const ownDataPage: Page = lazyChunk('own-data', () =>
  import('./pages/own-data/OwnDataPage.tsx').then((page) => page.OwnDataPage),
);
const unknownPage: Page = lazyChunk('unknown', () =>
  import('./pages/unknown/UnknownPage.tsx').then((page) => page.UnknownPage),
);

/** One route for each service of core's catalogue, all with the same page. */
const services = serviceIds.map(
  (id): Route => ({
    name: id,
    paths: [`/services/${id}`],
    access: 'agent',
    page: servicePage,
    category: id,
  }),
);

/**
 * The route table (specification, section 2). The breadcrumb, the title, the guard and the side menu read it. A new
 * screen needs a row here, a folder in `pages/` and a name in `text.dashboard.screens`.
 */
export const routes: Routes = [
  { name: 'login', paths: ['/login'], access: 'signed-out', page: loginPage },
  { name: 'register', paths: ['/register'], access: 'signed-out', page: registerPage },
  { name: 'resetPassword', paths: ['/reset-password'], access: 'signed-out', page: resetPage },
  { name: 'otpResetPassword', paths: ['/otp-reset-password'], access: 'signed-out', page: resetPage },
  {
    name: 'completeResetPassword',
    paths: ['/complete-reset-password'],
    access: 'signed-out',
    page: resetPage,
  },
  { name: 'home', paths: ['/', '/dashboard/default'], access: 'agent', page: homePage },
  ...services,
  { name: 'bulk', paths: ['/services/bulk'], access: 'agent', page: bulkPage },
  { name: 'transactions', paths: ['/user/transactions'], access: 'agent', page: transactionsPage },
  { name: 'customers', paths: ['/user/customers'], access: 'agent', page: customersPage },
  { name: 'schedules', paths: ['/user/schedules'], access: 'agent', page: schedulesPage },
  { name: 'funding', paths: ['/user/funding'], access: 'agent', page: fundingPage },
  { name: 'statement', paths: ['/user/statement'], access: 'agent', page: statementPage },
  { name: 'profit', paths: ['/user/profit'], access: 'agent', page: profitPage },
  { name: 'profile', paths: ['/user/profile'], access: 'agent', page: profilePage },
  { name: 'support', paths: ['/more/support'], access: 'agent', page: supportPage },
  { name: 'cases', paths: ['/more/cases'], access: 'agent', page: casesPage },
  { name: 'notices', paths: ['/more/notices'], access: 'agent', page: noticesPage },
  { name: 'documentation', paths: ['/documentation'], access: 'agent', page: documentationPage },
  { name: 'ownData', paths: ['/user/data'], access: 'agent', page: ownDataPage },
  { name: 'unknown', paths: [], access: 'anyone', page: unknownPage },
];
