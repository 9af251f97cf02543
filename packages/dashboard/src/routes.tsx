import { home, receipt, signal } from '@oja/widgets/ui/icon/glyphs.ts';
import { onDemand } from './onDemand/onDemand.ts';
import type { Routes } from './routing/route.ts';

/**
 * THE TABLE of routes (specification, section 2). The side menu, the breadcrumb, the title and the guard are drawn from
 * it. A new screen is one row here, one folder in `pages/` and its name in `text.dashboard.screens`.
 */
export const routes: Routes = [
  {
    name: 'login',
    paths: ['/login'],
    access: 'visitor',
    page: onDemand('login', () => import('./pages/login/LoginPage.tsx').then((page) => page.LoginPage)),
  },
  {
    name: 'home',
    paths: ['/', '/dashboard/default'],
    access: 'agent',
    page: onDemand('home', () => import('./pages/home/HomePage.tsx').then((page) => page.HomePage)),
    menu: { group: 'dashboard', glyph: home },
  },
  {
    name: 'transactions',
    paths: ['/user/transactions'],
    access: 'agent',
    page: onDemand('transactions', () =>
      import('./pages/transactions/TransactionsPage.tsx').then((page) => page.TransactionsPage),
    ),
    menu: { group: 'dashboard', glyph: receipt },
  },
  {
    name: 'data',
    paths: ['/services/data'],
    access: 'agent',
    page: onDemand('data', () => import('./pages/data/DataPage.tsx').then((page) => page.DataPage)),
    menu: { group: 'services', glyph: signal },
    category: 'data',
  },
  {
    name: 'unknown',
    paths: [],
    access: 'anyone',
    page: onDemand('unknown', () =>
      import('./pages/unknown/UnknownPage.tsx').then((page) => page.UnknownPage),
    ),
  },
];
