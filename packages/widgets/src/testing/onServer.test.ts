import { demoTransaction, ok } from '@oja/core/testing';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Notices, TransactionList } from '../index.ts';
import { everyWidget } from './everyWidget.fixture.ts';
import { rendersOnServer } from './rendersOnServer.ts';
import { createTestClient } from './testClient.ts';

it.each(Object.entries(everyWidget))(
  '%s renders without a DOM, React errors or amounts that are not loaded',
  (_, make) => rendersOnServer(make),
);

it('renders the empty state of notices', () =>
  rendersOnServer((client) => createElement(Notices, { client, showEmpty: true })));

it('renders preloaded rows with logos without a DOM', async () => {
  const sold = demoTransaction({ imageUrl: '/images/mtn.png' });
  const { client } = createTestClient({ answers: { transactions: () => ok([sold]) } });
  await client.transactions.load();
  expect(renderToString(createElement(TransactionList, { client }))).toContain(sold.name);
});
