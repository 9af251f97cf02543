import { demoTransaction, demoTransactions, lost, ok } from '@oja/core/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeWidget } from '../testing/describeWidget.tsx';
import { createTestClient } from '../testing/testClient.ts';
import { en } from '../text/en.ts';
import { RecentTransactions } from './RecentTransactions.tsx';
import { clientAsked, clientWith, press, row, rowNames } from './transactionList.helper.ts';

const words = en.transactions;
const onSelect = vi.fn();

describeWidget('RecentTransactions', {
  make: (client) => <RecentTransactions client={client} limit={3} onSelect={onSelect} />,
});

describe('RecentTransactions', () => {
  afterEach(cleanup);

  it('shows only the newest, and calls onSelect and onShowAll', async () => {
    const onShowAll = vi.fn();
    const client = clientWith(demoTransactions);
    render(<RecentTransactions client={client} limit={2} onSelect={onSelect} onShowAll={onShowAll} />);
    await press(/MTN 2 GB/);
    expect(onSelect).toHaveBeenLastCalledWith(expect.objectContaining({ ref: 'OJA-9000' }));
    expect(await row(/MTN 2 GB/)).not.toHaveAttribute('aria-expanded');
    expect(rowNames()).toEqual(['OJA-9001', 'OJA-9000']);
    expect(screen.getByRole('heading', { name: words.recent })).toBeVisible();
    await press(words.showAllLabel);
    expect(onShowAll).toHaveBeenCalledOnce();
  });

  it('links to all transactions if the host passes a URL', async () => {
    const client = clientWith(demoTransactions);
    render(<RecentTransactions client={client} limit={2} onSelect={onSelect} allHref="/history" />);
    expect(screen.getByRole('link', { name: words.showAllLabel })).toHaveAttribute('href', '/history');
    expect(screen.queryByRole('button', { name: words.showAllLabel })).toBeNull();
  });

  it('shows one category, and its empty state', async () => {
    const client = clientWith(demoTransactions);
    const { rerender } = render(
      <RecentTransactions client={client} limit={9} category="data" onSelect={onSelect} />,
    );
    await row(/MTN 1 GB/);
    expect(rowNames()).not.toContain('OJA-8995');
    rerender(<RecentTransactions client={client} limit={9} category="cable" onSelect={onSelect} />);
    expect(await screen.findByText(words.emptyCategory.cable)).toBeVisible();
  });

  it('offers to repeat a final purchase, but neither a pending one nor a funding', async () => {
    const onRepeat = vi.fn();
    render(
      <RecentTransactions
        client={clientWith(demoTransactions)}
        limit={9}
        onSelect={onSelect}
        onRepeat={onRepeat}
      />,
    );
    await press(words.repeat('MTN 1 GB · 30 days', '0803 123 4567'));
    expect(onRepeat).toHaveBeenLastCalledWith(expect.objectContaining({ ref: 'OJA-9001' }));
    const pending = (await row(/MTN 2 GB/)).closest('li') ?? document.body;
    expect(within(pending).getAllByRole('button')).toHaveLength(1);
    const funding = (await row(/Wallet funding/)).closest('li') ?? document.body;
    expect(within(funding).getAllByRole('button')).toHaveLength(1);
  });

  it.each([
    ['failed', true],
    ['reversed', true],
    ['delivered', true],
    ['processing', false],
    ['on-hold', false],
  ])('offers to repeat a purchase that is %s: %s', async (status, isOffered) => {
    const sold = demoTransaction({ status });
    const props = { limit: 1, onSelect, onRepeat: vi.fn() };
    render(<RecentTransactions client={clientWith([sold])} {...props} />);
    const buttons = within((await row(/^MTN 1 GB/)).closest('li') ?? document.body).getAllByRole('button');
    expect(buttons).toHaveLength(isOffered ? 2 : 1);
  });

  it('offers no repeat without a recipient, and none for a refund', async () => {
    const { recipient: _, ...nobody } = demoTransaction({ id: '1', ref: 'OJA-1' });
    const refund = demoTransaction({ id: '2', ref: 'OJA-2', transactionType: 'refund', details: {} });
    render(
      <RecentTransactions
        client={clientWith([nobody, refund])}
        limit={2}
        onSelect={onSelect}
        onRepeat={vi.fn()}
      />,
    );
    await row(/^MTN 1 GB.*\+/);
    expect(rowNames()).toHaveLength(2);
    expect(screen.getAllByRole('button')).toHaveLength(2);
  });

  it('requests a category from the server if too few of it are loaded', async () => {
    const power = demoTransaction({ id: '7', ref: 'OJA-7', category: 'electricity', name: 'Ikeja Electric' });
    const { client, asked } = clientAsked((query) =>
      query.get('category') === 'electricity' ? ok([power]) : ok(demoTransactions, { nextCursor: 'older' }),
    );
    render(<RecentTransactions client={client} limit={1} category="data" onSelect={onSelect} />);
    await row(/MTN 1 GB/);
    expect(asked().map(({ category }) => category)).toEqual([undefined]);
    cleanup();
    render(<RecentTransactions client={client} limit={1} category="electricity" onSelect={onSelect} />);
    expect(await row(/Ikeja Electric/)).toBeVisible();
    expect(asked().map(({ category }) => category)).toEqual([undefined, 'electricity']);
  });

  it('says why the list failed to load, and retries', async () => {
    let isDown = true;
    const { client } = createTestClient({
      answers: { transactions: () => (isDown ? lost : ok(demoTransactions)) },
    });
    render(<RecentTransactions client={client} limit={2} onSelect={onSelect} />);
    expect(await screen.findByText(en.problems.connection)).toBeVisible();
    isDown = false;
    await press(words.tryAgain);
    expect(await row(/MTN 1 GB/)).toBeVisible();
  });
});
