import type { EndpointName, Wire } from '@oja/core';
import {
  demoBalance,
  demoServices,
  demoSignedIn,
  demoTransaction,
  demoTransactions,
  demoUser,
} from '@oja/core/testing';

/** One good answer for each row: the fixtures that stories and tests use, so that there is one set of examples. */
export const answers: { readonly [N in EndpointName]: Wire<N> } = {
  login: demoSignedIn,
  user: demoUser,
  logout: null,
  contact: [{ link: 'https://wa.me/?phone=2348030000000' }],
  balance: demoBalance,
  services: demoServices.slice(0, 1),
  transactions: demoTransactions.slice(-1),
  transaction: demoTransaction(),
  purchase: demoTransaction(),
  widgetSession: {
    token: 'ojw_a-token-for-one-page',
    expiresAt: '2026-11-21T10:00:00+01:00',
    maxAmount: '5000.00',
  },
};
