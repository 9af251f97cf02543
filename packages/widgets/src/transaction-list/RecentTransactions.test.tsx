import { demoTransactions, lost, ok } from '@oja/core/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeWidget } from '../testing/describeWidget.tsx';
import { createTestClient } from '../testing/testClient.ts';
import { en } from '../text/en.ts';
import { clientWith, press, row, rowNames } from './inTest.ts';
import { RecentTransactions } from './RecentTransactions.tsx';

const words = en.transactions;
const onSelect = vi.fn();

describeWidget('RecentTransactions', {
  make: (client) => <RecentTransactions client={client} limit={3} onSelect={onSelect} />,
});

describe('RecentTransactions', () => {
  afterEach(cleanup);

  it('shows only the newest, tells which was pressed, and leads to all', async () => {
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

  it('keeps to one kind of sale', async () => {
    const client = clientWith(demoTransactions);
    const { rerender } = render(
      <RecentTransactions client={client} limit={9} category="data" onSelect={onSelect} />,
    );
    await row(/MTN 1 GB/);
    expect(rowNames()).not.toContain('OJA-8995');
    rerender(<RecentTransactions client={client} limit={9} category="cable" onSelect={onSelect} />);
    expect(await screen.findByText(words.emptyCategory)).toBeVisible();
  });

  it('says why there is nothing, and tries again', async () => {
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
