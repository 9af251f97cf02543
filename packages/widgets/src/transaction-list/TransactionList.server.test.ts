import { demoTransaction, ok } from '@oja/core/testing';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { describeOnServer } from '../testing/describeOnServer.ts';
import { createTestClient } from '../testing/testClient.ts';
import { TransactionList } from './TransactionList.tsx';

describeOnServer('TransactionList', (client) => createElement(TransactionList, { client }));

it('renders rows that a host has loaded before, with their pictures, where there is no page', async () => {
  const sold = demoTransaction({ imageUrl: '/images/mtn.png' });
  const { client } = createTestClient({ answers: { transactions: () => ok([sold]) } });
  await client.transactions.load();
  expect(renderToString(createElement(TransactionList, { client }))).toContain(sold.name);
});
