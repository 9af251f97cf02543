import { demoTransaction, demoTransactions, ok, refuse } from '@oja/core/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTestClient } from '../testing/testClient.ts';
import { en } from '../text/en.ts';
import { TransactionList } from './TransactionList.tsx';
import { clientWith, press, row } from './transactionList.helper.ts';

const words = en.transactions;

describe('TransactionList selection', () => {
  afterEach(cleanup);

  it('opens and closes by keyboard, and returns the focus to the row', async () => {
    render(<TransactionList client={clientWith(demoTransactions)} />);
    const sale = await row(/MTN 1 GB/);
    expect(sale).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    expect(screen.getByRole('searchbox', { name: words.search })).toHaveFocus();
    for (const name of [words.filters, words.exportTitle, words.refresh]) {
      await userEvent.tab();
      expect(screen.getByRole('button', { name })).toHaveFocus();
    }
    await userEvent.tab();
    expect(sale).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const panel = await screen.findByRole('region', { name: /MTN 1 GB/ });
    expect(panel).toHaveFocus();
    expect(sale).toHaveAttribute('aria-expanded', 'true');
    expect(sale.getAttribute('aria-controls')).toBe(panel.id);
    await userEvent.tab();
    expect(screen.getByRole('button', { name: words.close })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('region', { name: /MTN 1 GB/ })).toBeNull();
    expect(sale).toHaveFocus();
  });

  it('closes on Escape and returns the focus to the row', async () => {
    render(<TransactionList client={clientWith(demoTransactions)} />);
    await press(/MTN 1 GB/);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: /MTN 1 GB/ })).toBeNull();
    expect(await row(/MTN 1 GB/)).toHaveFocus();
  });

  it('opens beside a wide list without scrolling the page', async () => {
    const many = Array.from({ length: 60 }, (_, at) =>
      demoTransaction({ id: `t${at}`, ref: `T-${at}`, name: `Sale ${at}` }),
    );
    render(
      <div style={{ width: 1000 }}>
        <TransactionList client={clientWith(many)} />
      </div>,
    );
    const sale = await row(/^Sale 30\b/);
    sale.scrollIntoView({ block: 'center' });
    const { top } = sale.getBoundingClientRect();
    await userEvent.click(sale);
    expect(screen.getByRole('region', { name: 'Sale 30' })).toHaveFocus();
    expect(Math.abs(sale.getBoundingClientRect().top - top)).toBeLessThan(2);
  });

  it('replaces the list in a narrow container, and is beside it in a wide one', async () => {
    const at = (width: number) => (
      <div style={{ width }}>
        <TransactionList client={client} />
      </div>
    );
    const client = clientWith(demoTransactions);
    const { rerender } = render(at(360));
    const sale = await row(/MTN 1 GB/);
    await userEvent.click(sale);
    const panel = screen.getByRole('region', { name: /MTN 1 GB/ });
    expect(sale).not.toBeVisible();
    rerender(at(1000));
    expect(sale).toBeVisible();
    expect(panel.getBoundingClientRect().left).toBeGreaterThan(sale.getBoundingClientRect().right);
    // Pressing another row opens it; pressing it again closes it.
    await press(/Glo 1 GB/);
    expect(screen.getByRole('region', { name: /Glo 1 GB/ })).toBeVisible();
    await press(/Glo 1 GB/);
    expect(screen.queryByRole('region', { name: /Glo 1 GB/ })).toBeNull();
  });

  it('scrolls the page’s title and then the row into view, below the host’s sticky bar', async () => {
    const many = Array.from({ length: 60 }, (_, at) =>
      // The detail is higher than the screen.
      demoTransaction({
        id: `t${at}`,
        ref: `T-${at}`,
        name: `Sale ${at}`,
        description: 'To a shop. '.repeat(90),
      }),
    );
    render(
      <>
        <div style={{ position: 'sticky', top: 0, height: 64 }}>Bar</div>
        <h1 style={{ margin: '16px 0' }}>Transactions</h1>
        <TransactionList client={clientWith(many)} />
      </>,
    );
    const sale = await row(/^Sale 30\b/);
    sale.scrollIntoView({ block: 'center' });
    await userEvent.click(sale);
    const title = screen.getByRole('heading', { level: 1 });
    expect(title.getBoundingClientRect().top).toBeGreaterThanOrEqual(64);
    await press(words.close);
    const { top, bottom } = sale.getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(64);
    expect(bottom).toBeLessThanOrEqual(innerHeight);
  });

  it('is controlled by openRef and calls onOpenChange', async () => {
    const onOpenChange = vi.fn();
    const client = clientWith(demoTransactions);
    const props = { client, onOpenChange };
    const { rerender } = render(<TransactionList {...props} openRef={null} />);
    await press(/MTN 1 GB/);
    expect(onOpenChange).toHaveBeenLastCalledWith('OJA-9001');
    expect(screen.queryByRole('region', { name: /MTN 1 GB/ })).toBeNull();
    rerender(<TransactionList {...props} openRef="OJA-9001" />);
    await press(words.close);
    expect(onOpenChange).toHaveBeenLastCalledWith(null);
    rerender(<TransactionList {...props} openRef={null} />);
    expect(await row(/MTN 1 GB/)).toHaveFocus();
  });

  it('opens the transaction of an idempotency key without a request and without moving the focus', async () => {
    const reference = '0192f0c4-7b1e-7c3a-9d10-2f6b8e4a5c41';
    const { client, server } = createTestClient({
      answers: {
        transactions: () => ok([demoTransaction({ reference })]),
        transaction: () => ok(demoTransaction({ reference })),
      },
    });
    const { rerender } = render(<TransactionList client={client} openRef={reference} />);
    const panel = await screen.findByRole('region', { name: /MTN 1 GB/ });
    expect(within(panel).getByText(reference)).toBeInTheDocument();
    expect(document.body).toHaveFocus();
    expect(server.calls.some(({ name }) => name === 'transaction')).toBe(false);
    rerender(<TransactionList client={client} openRef={null} />);
    expect(await row(/MTN 1 GB/)).toHaveFocus();
  });

  it('requests an unlisted transaction once', async () => {
    const { client, server } = createTestClient({
      answers: {
        transaction: ({ params }) =>
          ok(demoTransaction({ id: '7', ref: params['ref'] ?? '', name: 'Glo 5 GB' })),
      },
    });
    render(<TransactionList client={client} openRef="OJA-7" />);
    expect(await screen.findByRole('region', { name: 'Glo 5 GB' })).toBeVisible();
    expect(server.calls.filter(({ name }) => name === 'transaction')).toHaveLength(1);
  });

  it('says that a transaction was not found, and retries', async () => {
    let isDown = true;
    const found = ok(demoTransaction({ id: '7', ref: 'OJA-7', name: 'Glo 5 GB' }));
    const { client } = createTestClient({
      answers: { transaction: () => (isDown ? refuse(404, 'There is no such transaction.') : found) },
    });
    render(<TransactionList client={client} openRef="OJA-7" />);
    expect(await screen.findByText(words.notFound)).toBeVisible();
    isDown = false;
    await press(words.tryAgain);
    expect(await screen.findByRole('region', { name: 'Glo 5 GB' })).toBeVisible();
  });
});
