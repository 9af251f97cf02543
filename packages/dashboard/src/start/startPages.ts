import { BASE_PATH, type EndpointName, endpoints } from '@oja/core';
import { purchaseForm } from '@oja/widgets/text';
import type { Route } from '../routing/route.ts';

/** What the start script loads for a screen on which visits begin. */
export interface StartPage {
  /** Module of its page, relative to `src`. The start script loads its files in parallel with the app. */
  readonly module: string;
  /** Paths of its first reads, most urgent first. The start script sends them while the app loads. */
  readonly calls: readonly string[];
  /** The first sentence on the screen. */
  readonly says?: string;
}

const call = (name: EndpointName, query = '') => `${BASE_PATH}${endpoints[name].path}${query}`;
export const balance = call('balance');
/** Must equal the requests of core's stores. A different request would be wasted, and the first-load test would fail. */
const lastTransactions = call('transactions', '?limit=25');
const openPurchases = call('transactions', '?limit=100&status=pending');

const service: StartPage = {
  module: 'pages/service/ServicePage.tsx',
  calls: [call('services'), balance, lastTransactions],
};
/** First sentences, by service. */
const says: Readonly<Record<string, string>> = { data: purchaseForm.numberFirst };
const others: Readonly<Record<string, StartPage>> = {
  login: { module: 'pages/login/LoginPage.tsx', calls: [] },
  home: {
    module: 'pages/home/HomePage.tsx',
    calls: [balance, lastTransactions, openPurchases, call('notices'), call('services')],
  },
  transactions: { module: 'pages/transactions/TransactionsPage.tsx', calls: [lastTransactions] },
};

/** Finds what to load for a screen; `null` if visits begin on other screens. */
export function findStartPage({ name, category }: Route): StartPage | null {
  if (category === undefined) return others[name] ?? null;
  const sentence = says[category];
  return sentence === undefined ? service : { ...service, says: sentence };
}
