import { demoTransaction, demoTransactions, lost, ok, type Reply } from '@oja/core/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { later } from '../testing/later.ts';
import { createTestClient } from '../testing/testClient.ts';
import { en } from '../text/en.ts';
import { TransactionList } from './TransactionList.tsx';
import { clientWith, press, row, type Wire } from './transactionList.helper.ts';

const words = en.transactions;

describe('TransactionList pages', () => {
  afterEach(cleanup);

  const older = demoTransaction({
    id: '1',
    ref: 'OJA-1',
    name: 'T2 1 GB',
    createdAt: '2026-11-01T10:00:00+01:00',
  });

  it('loads older transactions with the cursor, once per page and without duplicates', async () => {
    const page = later<Reply<Wire>>();
    const { client, server } = createTestClient({
      answers: {
        transactions: ({ query }) =>
          query.has('cursor') ? page.promise : ok(demoTransactions, { nextCursor: 'c-25' }),
      },
    });
    render(<TransactionList client={client} />);
    await press(words.loadMore);
    const button = screen.getByRole('button', { name: words.loadMore });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(button);
    page.resolve(ok([older, ...demoTransactions.slice(0, 1)]));
    expect(await row(/T2 1 GB/)).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(demoTransactions.length + 1);
    expect(screen.queryByRole('button', { name: words.loadMore })).toBeNull();
    expect(
      server.calls.filter(({ name }) => name === 'transactions').map(({ query }) => query.get('cursor')),
    ).toEqual([null, 'c-25']);
  });

  it('keeps the shown transactions if older ones fail to load, and retries', async () => {
    let isDown = true;
    const { client } = createTestClient({
      answers: {
        transactions: ({ query }) => {
          if (!query.has('cursor')) return ok(demoTransactions, { nextCursor: 'c-25' });
          return isDown ? lost : ok([older]);
        },
      },
    });
    render(<TransactionList client={client} />);
    await press(words.loadMore);
    expect(await screen.findByText(en.problems.connection)).toBeVisible();
    expect(await row(/MTN 1 GB/)).toBeVisible();
    isDown = false;
    await press(words.tryAgain);
    expect(await row(/T2 1 GB/)).toBeVisible();
    expect(screen.queryByText(words.loadMoreFailed)).toBeNull();
  });

  it('shows only the given category', async () => {
    const power = demoTransaction({ id: '5', ref: 'OJA-5', name: 'IKEDC prepaid', category: 'electricity' });
    render(<TransactionList client={clientWith([...demoTransactions, power])} category="electricity" />);
    await row(/IKEDC/);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });
});
