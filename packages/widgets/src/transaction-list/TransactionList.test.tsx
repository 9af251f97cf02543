import { demoTransaction, demoTransactions, lost, ok } from '@oja/core/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeWidget } from '../testing/describeWidget.tsx';
import { createTestClient } from '../testing/testClient.ts';
import { en } from '../text/en.ts';
import { TransactionList } from './TransactionList.tsx';
import { clientWith, press, row } from './transactionList.helper.ts';

const words = en.transactions;
const list = (name: string) => within(screen.getByRole('list', { name }));

describeWidget('TransactionList', { make: (client) => <TransactionList client={client} /> });

describe('TransactionList', () => {
  afterEach(cleanup);

  it('groups by day in Lagos, newest first, whatever the server’s order', async () => {
    const at = (id: string, createdAt: string) =>
      demoTransaction({ id, ref: id, name: `Sale ${id}`, createdAt });
    render(
      <TransactionList
        client={clientWith([
          // In UTC it is still the day before.
          at('2', '2026-11-20T23:30:00Z'),
          at('4', '2025-01-05T12:00:00Z'),
          at('1', '2026-11-21T08:00:00Z'),
          at('3', '2026-11-20T22:30:00Z'),
        ])}
      />,
    );
    await row(/Sale 1/);
    expect(screen.getAllByRole('heading', { level: 3 }).map((day) => day.textContent)).toEqual([
      'Today',
      'Yesterday',
      '5 Jan 2025',
    ]);
    expect(
      list('Today')
        .getAllByRole('button')
        .map((button) => button.dataset['ref']),
    ).toEqual(['1', '2']);
    expect(list('Today').getByText('00:30')).toBeVisible();
    expect(list('Yesterday').getByText('23:30')).toBeVisible();
  });

  it('marks a credit with a plus, but not a purchase', async () => {
    render(<TransactionList client={clientWith(demoTransactions)} />);
    expect(await row(/Wallet funding/)).toMatchTextContent('+₦20,000');
    expect(await row(/MTN 1 GB/)).toMatchTextContent('₦456');
    expect(await row(/MTN 1 GB/)).not.toMatchTextContent('+');
  });

  it.each([
    ['delivered', null],
    ['pending', en.delivery.waiting],
    ['processing', en.delivery.waiting],
    ['failed', en.money['refund-due']],
    ['reversed', en.money.refunded],
    // An unknown status is shown as sent, and never as a success.
    ['QUEUED_AT_TELCO', 'QUEUED_AT_TELCO'],
  ])('shows for the status %s the badge %s', async (status, word) => {
    render(<TransactionList client={clientWith([demoTransaction({ status })])} />);
    const sale = await row(/MTN 1 GB/);
    const said = [...Object.values(en.delivery), ...Object.values(en.money), 'QUEUED_AT_TELCO'];
    expect(said.filter((each) => within(sale).queryByText(each))).toEqual(word === null ? [] : [word]);
  });

  it('shows a failed purchase as refunded if the history has its refund, with the refund’s ref', async () => {
    const refund = demoTransaction({
      id: 'r',
      ref: 'OJA-9002',
      name: 'Refund',
      description: 'MTN 1 GB, OJA-9001',
      transactionType: 'credit',
      details: {},
    });
    render(<TransactionList client={clientWith([demoTransaction({ status: 'failed' }), refund])} />);
    expect(await row(/^MTN 1 GB/)).toMatchTextContent(en.money.refunded);
    await press(/^MTN 1 GB/);
    const panel = within(await screen.findByRole('region', { name: /^MTN 1 GB/ }));
    expect(panel.getByText(en.money.refunded)).toBeVisible();
    expect(panel.getByText('OJA-9002')).toBeVisible();
  });

  it('says that the refund of a failed purchase is due, and offers to report it', async () => {
    render(<TransactionList client={clientWith([demoTransaction({ status: 'failed' })])} />);
    await press(/MTN 1 GB/);
    const panel = within(await screen.findByRole('region', { name: /MTN 1 GB/ }));
    expect(panel.getByText(en.money['refund-due'])).toBeVisible();
    expect(panel.queryByText(en.delivery.failed)).toBeNull();
    expect(panel.getByText(en.receipt.refundDueBody('₦456'))).toBeVisible();
    expect(await panel.findByRole('button', { name: en.support.reportRefund })).toBeVisible();
  });

  it('renders the host’s report of a due refund', async () => {
    const client = clientWith([demoTransaction({ status: 'failed' })]);
    render(
      <TransactionList
        client={client}
        reportRefund={({ ref }) => <button type="button">Case of {ref}</button>}
      />,
    );
    await press(/MTN 1 GB/);
    expect(await screen.findByRole('button', { name: 'Case of OJA-9001' })).toBeVisible();
    expect(screen.queryByRole('button', { name: en.support.reportRefund })).toBeNull();
  });

  it('shows a failed purchase with an unchanged balance as not charged', async () => {
    render(<TransactionList client={clientWith(demoTransactions)} />);
    await press(/Airtel 1 GB/);
    const panel = within(await screen.findByRole('region', { name: /Airtel 1 GB/ }));
    expect(panel.getByText(en.money['not-charged'])).toBeVisible();
    expect(panel.getByText(en.delivery.failed)).toBeVisible();
  });

  it('shows markup from the server as text', async () => {
    const name = '<img src=x onerror=alert(1)>';
    const { container } = render(<TransactionList client={clientWith([demoTransaction({ name })])} />);
    expect(await screen.findByText(name)).toBeVisible();
    expect(container.querySelector('img')).toBeNull();
  });

  it('updates the row and the detail when a purchase changes', async () => {
    const client = clientWith([demoTransaction({ status: 'pending' })]);
    render(<TransactionList client={client} />);
    await press(/MTN 1 GB/);
    const panel = within(screen.getByRole('region', { name: /MTN 1 GB/ }));
    expect(panel.getByText(en.money.held)).toBeVisible();
    const shown = client.transactions.state.value.data?.items[0];
    if (shown) client.transactions.put({ ...shown, status: 'delivered', statusWord: 'delivered' });
    expect(await panel.findByText(en.delivery.delivered)).toBeVisible();
    expect(screen.queryByText(en.delivery.waiting)).toBeNull();
  });

  it('shows the empty state before the first transaction', async () => {
    render(<TransactionList client={clientWith([])} />);
    expect(await screen.findByText(words.empty)).toBeVisible();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('says why the list failed to load, and retries', async () => {
    let isDown = true;
    const { client } = createTestClient({
      answers: { transactions: () => (isDown ? lost : ok(demoTransactions)) },
    });
    render(<TransactionList client={client} />);
    expect(await screen.findByText(en.problems.connection)).toBeVisible();
    isDown = false;
    await press(words.tryAgain);
    expect(await row(/MTN 1 GB/)).toBeVisible();
    expect(screen.queryByText(words.failed)).toBeNull();
  });

  it('keeps the list with its age if a refresh fails', async () => {
    let isDown = false;
    const { client } = createTestClient({
      answers: { transactions: () => (isDown ? lost : ok(demoTransactions)) },
    });
    render(<TransactionList client={client} />);
    await row(/MTN 1 GB/);
    isDown = true;
    await press(words.refresh);
    expect(await screen.findByText(/Last updated at 09:42\. We could not reach/)).toBeVisible();
    expect(await row(/MTN 1 GB/)).toBeVisible();
  });
});
