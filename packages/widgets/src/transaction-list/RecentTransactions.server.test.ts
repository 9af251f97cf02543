import { createElement } from 'react';
import { describeOnServer } from '../testing/describeOnServer.ts';
import { RecentTransactions } from './RecentTransactions.tsx';

describeOnServer('RecentTransactions', (client) =>
  createElement(RecentTransactions, { client, limit: 3, onSelect: () => {} }),
);
