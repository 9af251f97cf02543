import {
  demoBalance,
  demoTransaction,
  demoTransactions,
  lost,
  ok,
  type Reply,
  refuse,
} from '@oja/core/testing';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestClient, demoNow } from '../testing/testClient.ts';
import { en } from '../text/en.ts';
import { TransactionList } from './TransactionList.tsx';
import { press } from './transactionList.helper.ts';

const words = en.transactions;
const pending = { id: '9000', ref: 'OJA-9000', name: 'MTN 2 GB · 30 days' };

type Answer = () => Reply<ReturnType<typeof demoTransaction>>;

/** Renders a list with a pending purchase whose requery returns `answer`. `pass` moves the clock on. */
function listWith(answer: Answer) {
  let now = demoNow;
  const { client, server } = createTestClient({
    answers: { transaction: answer, balance: () => ok(demoBalance) },
    platform: { now: () => now },
  });
  render(<TransactionList client={client} />);
  return { client, server, pass: (ms: number) => (now += ms) };
}

const panel = () => within(screen.getByRole('region', { name: /MTN 2 GB/ }));
const check = () => userEvent.click(panel().getByRole('button', { name: words.checkNow }));

describe('TransactionList with a pending purchase', () => {
  afterEach(cleanup);

  it('shows the time of the last requery, and requeries on request', async () => {
    const { server, pass } = listWith(() => ok(demoTransaction({ ...pending, status: 'pending' })));
    await press(/MTN 2 GB/);
    pass(5000);
    expect(await panel().findByText('Last checked 5 sec ago')).toBeVisible();
    await check();
    expect(await panel().findByText('Last checked just now')).toBeVisible();
    expect(server.calls.filter(({ name }) => name === 'transaction').map(({ params }) => params)).toEqual([
      { ref: 'OJA-9000' },
    ]);
    expect(panel().getByText(en.money.held)).toBeVisible();
  });

  it('shows the final status in the row and in the detail, and reloads the balance', async () => {
    const { server } = listWith(() => ok(demoTransaction({ ...pending, status: 'delivered' })));
    await press(/MTN 2 GB/);
    // On a phone the detail hides the rows.
    const listed = screen.getByRole('button', { name: /^MTN 2 GB/, hidden: true });
    expect(listed).toMatchTextContent(en.delivery.waiting);
    await check();
    expect(await panel().findByText(en.delivery.delivered)).toBeVisible();
    expect(listed).not.toMatchTextContent(en.delivery.waiting);
    expect(panel().queryByRole('button', { name: words.checkNow })).toBeNull();
    expect(screen.getByRole('region', { name: /MTN 2 GB/ })).toHaveFocus();
    await waitFor(() => expect(server.calls.some(({ name }) => name === 'balance')).toBe(true));
  });

  it('keeps the detail open when its filter no longer matches', async () => {
    const { client } = createTestClient({
      answers: { transaction: () => ok(demoTransaction({ ...pending, status: 'delivered' })) },
    });
    render(<TransactionList client={client} filter={{ status: 'pending' }} openRef="OJA-9000" />);
    await screen.findByRole('region', { name: /MTN 2 GB/ });
    await check();
    expect(await panel().findByText(en.delivery.delivered)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^MTN 2 GB/ })).toBeNull();
  });

  it('says why a requery failed, and keeps the known state', async () => {
    listWith(() => lost);
    await press(/MTN 2 GB/);
    await check();
    expect(await panel().findByText(words.checkFailed)).toBeVisible();
    expect(panel().getByText(en.problems.connection)).toBeVisible();
    expect(panel().getByText(en.money.held)).toBeVisible();
  });

  it('reloads the list if the server can’t return one transaction', async () => {
    let isDone = false;
    const { client } = createTestClient({
      answers: {
        transactions: () =>
          ok(
            demoTransactions.map((one) =>
              one.id === '9000' && isDone ? { ...one, status: 'success' } : one,
            ),
          ),
      },
    });
    render(<TransactionList client={client} />);
    await press(/MTN 2 GB/);
    isDone = true;
    await check();
    expect(await panel().findByText(en.delivery.delivered)).toBeVisible();
  });

  it('offers no requery for a final purchase', async () => {
    listWith(() => refuse(500, 'Never asked.'));
    await press(/MTN 1 GB/);
    const settled = within(screen.getByRole('region', { name: /MTN 1 GB/ }));
    await act(async () => {});
    expect(settled.queryByRole('button', { name: words.checkNow })).toBeNull();
  });
});

describe('TransactionList money states', () => {
  afterEach(cleanup);

  it('are explained on request, except “charged”', async () => {
    const open = () => listWith(() => ok(demoTransaction({ ...pending, status: 'pending' })));
    open();
    await press(/MTN 2 GB/);
    const { ask, answers } = en.moneyHelp;
    expect(panel().getByText(answers.held)).not.toBeVisible();
    await userEvent.click(panel().getByText(ask(en.money.held)));
    expect(panel().getByText(answers.held)).toBeVisible();
    cleanup();
    open();
    await press(/MTN 1 GB/);
    await screen.findByRole('region', { name: /MTN 1 GB/ });
    expect(screen.queryByText(ask(en.money.charged))).toBeNull();
  });
});

describe('TransactionList with a settlement promise', () => {
  afterEach(cleanup);

  it('updates the promised time up to the latest moment, without asking the server', async () => {
    const DAY = 86_400_000;
    const iso = (ms: number) => new Date(ms).toISOString();
    const promised = { settlesBy: iso(demoNow + 20_000), settlesAtLatest: iso(demoNow + DAY) };
    const sale = demoTransaction({ ...pending, status: 'pending', ...promised });
    let now = demoNow;
    const { client, server } = createTestClient({
      answers: { transactions: () => ok([sale]) },
      platform: { now: () => now },
    });
    render(<TransactionList client={client} />);
    await press(/MTN 2 GB/);
    expect(await panel().findByText(/^Settled within 20 s/)).toBeVisible();
    now += 20_000;
    expect(await panel().findByText(/^Settled by 22 Nov, /)).toBeVisible();
    now += DAY;
    expect(await panel().findByText(/^This should have been settled by /)).toBeVisible();
    expect(server.calls.some(({ name }) => name === 'transaction')).toBe(false);
  });
});
