import { BASE_PATH, type EndpointName, endpoints } from '@oja/core';
import type { Route } from '../routing/route.ts';

const call = (name: EndpointName, query = '') => `${BASE_PATH}${endpoints[name].path}${query}`;

export const balance = call('balance');
/** As the stores of core ask for them: one that they ask otherwise is wasted, and the journey of the first load fails. */
const lastTransactions = call('transactions', '?limit=25');
const openPurchases = call('transactions', '?limit=100&status=pending');

/** The reads that a screen begins with, which the page's first script sends while the app is still on its way. */
export function findFirstCalls({ name, category }: Route): readonly string[] {
  if (category !== undefined) return [call('services'), balance, lastTransactions];
  if (name === 'home') return [balance, lastTransactions, openPurchases, call('notices'), call('services')];
  if (name === 'transactions') return [lastTransactions];
  return [];
}
