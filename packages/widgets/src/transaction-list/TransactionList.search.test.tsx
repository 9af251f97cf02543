import { demoTransaction, demoTransactions, lost, ok, type Reply } from '@oja/core/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { later } from '../testing/later.ts';
import { paste } from '../testing/paste.ts';
import { en } from '../text/en.ts';
import { TransactionList } from './TransactionList.tsx';
import { clientAsked, clientWith, press, row, rowNames, type Wire } from './transactionList.helper.ts';

const words = en.transactions;
const box = () => screen.getByRole('searchbox', { name: words.search });

describe('TransactionList search', () => {
  afterEach(cleanup);

  it('asks the server after a pause in typing, and shows the number of matches', async () => {
    const { client, asked } = clientAsked((query) =>
      ok(query.has('query') ? demoTransactions.slice(2, 3) : demoTransactions),
    );
    render(<TransactionList client={client} />);
    await row(/MTN 1 GB/);
    await paste(userEvent, box(), 'glo 1 gb');
    await waitFor(() => expect(asked()).toHaveLength(2));
    expect(asked()[1]).toEqual({ limit: '25', query: 'glo 1 gb' });
    await waitFor(() => expect(rowNames()).toEqual(['OJA-8998']));
    expect(screen.getByText(/1 found · as of 09:42/)).toHaveAttribute('role', 'status');
  });

  it('searches at once on Enter, and shows all transactions after the search is cleared', async () => {
    render(<TransactionList client={clientWith(demoTransactions)} />);
    await row(/MTN 1 GB/);
    await userEvent.type(box(), '0803 000{Enter}');
    await waitFor(() => expect(rowNames()).toEqual(['OJA-9000']));
    await press(en.kit.clearSearch);
    await waitFor(() => expect(rowNames()).toHaveLength(demoTransactions.length));
    expect(box()).toHaveFocus();
  });

  it('shows matches among the loaded transactions while the server searches', async () => {
    const answer = later<Reply<Wire>>();
    const { client } = clientAsked((query) => (query.has('query') ? answer.promise : ok(demoTransactions)));
    render(<TransactionList client={client} />);
    await row(/MTN 1 GB/);
    await userEvent.type(box(), 'mtn{Enter}');
    expect(await screen.findByText(words.lookingFurther)).toBeVisible();
    expect(rowNames()).toEqual(['OJA-9001', 'OJA-9000']);
    const old = demoTransaction({ id: '1', ref: 'OJA-1', createdAt: '2026-03-01T10:00:00+01:00' });
    answer.resolve(ok([old, ...demoTransactions.slice(-2)]));
    await waitFor(() => expect(rowNames()).toEqual(['OJA-9001', 'OJA-9000', 'OJA-1']));
    expect(screen.queryByText(words.lookingFurther)).toBeNull();
  });

  it('searches only loaded transactions, and says so, if the server can’t be reached', async () => {
    let isDown = true;
    const { client } = clientAsked((query) => (query.has('query') && isDown ? lost : ok(demoTransactions)));
    render(<TransactionList client={client} />);
    await row(/MTN 1 GB/);
    await userEvent.type(box(), 'glo{Enter}');
    expect(await screen.findByText(/We searched only the transactions loaded by 09:42/)).toBeVisible();
    expect(rowNames()).toEqual(['OJA-8998']);
    isDown = false;
    await press(words.tryAgain);
    await waitFor(() => expect(screen.queryByText(/We searched only/)).toBeNull());
  });

  it('says that nothing matches, and offers to show everything', async () => {
    render(<TransactionList client={clientWith(demoTransactions)} />);
    await row(/MTN 1 GB/);
    await userEvent.type(box(), 'dstv{Enter}');
    expect(await screen.findByText(words.noMatch)).toBeVisible();
    await press(words.showEverything);
    await waitFor(() => expect(rowNames()).toHaveLength(demoTransactions.length));
    expect(box()).toHaveValue('');
  });

  it('filters further pages itself if the server ignores the search', async () => {
    const old = demoTransaction({ id: '1', ref: 'OJA-1', name: 'DStv Compact' });
    const { client } = clientAsked((query) =>
      query.has('cursor') ? ok([old]) : ok(demoTransactions, { nextCursor: 'older' }),
    );
    render(<TransactionList client={client} filter={{ search: 'dstv' }} />);
    expect(await screen.findByText(words.noMatchYet)).toBeVisible();
    await press(words.loadMore);
    await waitFor(() => expect(rowNames()).toEqual(['OJA-1']));
    expect(screen.getByText(words.everythingShown)).toHaveFocus();
  });
});
