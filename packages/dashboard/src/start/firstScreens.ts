import { BASE_PATH, type EndpointName, endpoints } from '@oja/core';
import { purchaseForm } from '@oja/widgets/text';
import type { Route } from '../routing/route.ts';

/** The first needs of a screen that visits begin with. */
export interface FirstScreen {
  /** The module of its page, below `src`: the start script loads its files beside the app. */
  readonly module: string;
  /** Paths of the reads that it begins with, the most urgent first: the start script sends them while the app is on its way. */
  readonly calls: readonly string[];
  /** The sentence that it begins with. */
  readonly says?: string;
}

const call = (name: EndpointName, query = '') => `${BASE_PATH}${endpoints[name].path}${query}`;
export const balance = call('balance');
/** As the stores of core send them: one that they send otherwise is wasted, and the journey of the first load fails. */
const lastTransactions = call('transactions', '?limit=25');
const openPurchases = call('transactions', '?limit=100&status=pending');

const service: FirstScreen = {
  module: 'pages/service/ServicePage.tsx',
  calls: [call('services'), balance, lastTransactions],
};
/** First sentences, by service. */
const says: Readonly<Record<string, string>> = { data: purchaseForm.numberFirst };
const others: Readonly<Record<string, FirstScreen>> = {
  login: { module: 'pages/login/LoginPage.tsx', calls: [] },
  home: {
    module: 'pages/home/HomePage.tsx',
    calls: [balance, lastTransactions, openPurchases, call('notices'), call('services')],
  },
  transactions: { module: 'pages/transactions/TransactionsPage.tsx', calls: [lastTransactions] },
};

/** Returns `null` if visits begin on other screens. */
export function findFirstScreen({ name, category }: Route): FirstScreen | null {
  if (category === undefined) return others[name] ?? null;
  const sentence = says[category];
  return sentence === undefined ? service : { ...service, says: sentence };
}
