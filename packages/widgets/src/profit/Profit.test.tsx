import { ok } from '@oja/core/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeWidget } from '../testing/describeWidget.tsx';
import { type Answers, createTestClient } from '../testing/testClient.ts';
import { en } from '../text/en.ts';
import { Profit } from './Profit.tsx';
import { profitBy } from './profitBy.fixture.ts';

const words = en.profit;
const answers: Answers = { profit: ({ query }) => ok(profitBy(query.get('by'))) };

describeWidget('Profit', { make: (client) => <Profit client={client} />, setup: { answers } });

function show(change: Answers = {}, onSetPrices = vi.fn()) {
  const { client, server } = createTestClient({ answers: { ...answers, ...change } });
  render(<Profit client={client} onSetPrices={onSetPrices} />);
  return () => server.calls.filter(({ name }) => name === 'profit').map(({ query }) => query);
}
const cellsOf = async (group: string) => {
  const table = await screen.findByRole('table', { name: words.table(group) });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
};

describe('Profit', () => {
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it('groups the profit by day, product or customer, with totals and the number of unpriced sales', async () => {
    show();
    expect(await cellsOf(words.groups.day)).toEqual([
      '20 Nov1 sale₦520.00₦20.00',
      '21 Nov2 sales₦1,000.00₦88.00',
    ]);
    const totals = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(totals).toEqual(['₦108.00', '₦1,520.00', '₦1,412.00']);
    expect(screen.getByText(words.unpriced(1))).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: words.groups.product }));
    expect((await cellsOf(words.groups.product))[0]).toBe('MTN 1 GB2 sales₦1,000.00₦88.00');
    await userEvent.click(screen.getByRole('radio', { name: words.groups.customer }));
    expect(await cellsOf(words.groups.customer)).toEqual([
      'Bisi Adewale0803 123 4567 · 2 sales₦1,000.00₦88.00',
      '0805 111 22221 sale₦520.00₦20.00',
    ]);
  });

  it('requests this month at first, then the chosen period', async () => {
    const asked = show();
    await screen.findByRole('table');
    await userEvent.click(screen.getByRole('radio', { name: words.periods.week }));
    await userEvent.click(screen.getByRole('radio', { name: words.periods.last }));
    await screen.findByRole('table');
    expect(asked().map((query) => `${query.get('from')} ${query.get('to')}`)).toEqual([
      '2026-11-01T00:00:00+01:00 2026-11-21T00:00:00+01:00',
      '2026-11-15T00:00:00+01:00 2026-11-21T00:00:00+01:00',
      '2026-10-01T00:00:00+01:00 2026-10-31T00:00:00+01:00',
    ]);
  });

  it('offers to set prices if there is no profit', async () => {
    const onSetPrices = vi.fn();
    const total = { sales: 0, paid: '0.00', cost: '0.00', profit: '0.00' };
    show({ profit: () => ok({ total, unpriced: 2, rows: [] }) }, onSetPrices);
    await userEvent.click(await screen.findByRole('button', { name: words.setPrices }));
    expect(onSetPrices).toHaveBeenCalledOnce();
    expect(screen.getByText(words.unpriced(2))).toBeVisible();
  });

  it('names the saved file after its grouping and period', async () => {
    show();
    await screen.findByRole('table');
    let saved = '';
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved = this.download;
    });
    await userEvent.click(screen.getByRole('button', { name: words.download }));
    expect(saved).toBe('profit-day-2026-11-01-to-2026-11-21.csv');
  });
});
