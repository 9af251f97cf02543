import type { Wire } from '@oja/core';
import { demoTransaction, html, lost, ok } from '@oja/core/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { parsePurchase } from '../testing/demoPurchases.ts';
import { describeWidget } from '../testing/describeWidget.tsx';
import { type Answers, createTestClient, demoNow, type TestClientSetup } from '../testing/testClient.ts';
import { en } from '../text/en.ts';
import { SalesSummary } from './SalesSummary.tsx';
import { pagesOf, salesOfNovember } from './salesOfNovember.fixture.ts';

const words = en.salesSummary;

describeWidget('SalesSummary', { make: (client) => <SalesSummary client={client} /> });

function show(answers: Answers = {}, setup: TestClientSetup = {}) {
  const { client, server } = createTestClient({ answers, ...setup });
  return { client, server, ...render(<SalesSummary client={client} />) };
}

const sale = (createdAt: string, change: Parameters<typeof demoTransaction>[0] = {}) =>
  demoTransaction({ id: createdAt, ref: createdAt, reference: undefined, createdAt, ...change });
const three = () =>
  ok([
    sale('2026-10-31T23:59:00+01:00', { amount: '9000.00' }),
    sale('2026-11-01T00:00:00+01:00', { amount: '1000.00', commission: '20.00' }),
    sale('2026-11-20T12:00:00+01:00', { amount: '750.00', commission: '15.00' }),
    sale('2026-11-20T12:01:00+01:00', { amount: '999.00', status: 'failed' }),
    sale('2026-11-21T08:00:00+01:00', { amount: '500.00', commission: '10.00' }),
  ]);

/** The element with a figure's name, amount, count and earnings, for example "Today₦5001 sale₦10 earned". */
const figuresOf = (name: string) => screen.getByText(name).parentElement;
const isThere = () => screen.findByRole('img');
const asTable = () => userEvent.click(screen.getByRole('button', { name: words.asTable }));
const rows = () =>
  within(screen.getByRole('table', { name: words.week }))
    .getAllByRole('row')
    .map((row) => row.textContent);

describe('SalesSummary', () => {
  afterEach(cleanup);

  it('shows the sales and the earnings of today and of this month', async () => {
    const { server } = show({ transactions: three });
    await isThere();
    expect(figuresOf(words.today)).toHaveTextContent('Today₦5001 sale₦10 earned');
    expect(figuresOf(words.month)).toHaveTextContent('This month₦2,2503 sales₦45 earned');
    const [asked] = server.calls.filter(({ name }) => name === 'transactions');
    expect(asked?.query.get('from')).toBe('2026-10-31T23:00:00.000Z');
  });

  it('labels the chart of the last seven days with one sentence', async () => {
    show({ transactions: three });
    expect(await isThere()).toHaveAccessibleName(words.chart('₦1,250', '₦750', 'Fri 20 Nov'));
  });

  it('shows and hides the figures of the chart as a table', async () => {
    show({ transactions: three });
    await isThere();
    expect(screen.queryByRole('table')).toBeNull();
    await asTable();
    expect(rows()).toEqual([
      'DaySalesAmountEarned',
      'Sat 21 Nov1₦500₦10',
      'Fri 20 Nov1₦750₦15',
      'Thu 19 Nov0₦0₦0',
      'Wed 18 Nov0₦0₦0',
      'Tue 17 Nov0₦0₦0',
      'Mon 16 Nov0₦0₦0',
      'Sun 15 Nov0₦0₦0',
    ]);
    await asTable();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('requests sales from the start of the last seven days if that is in the previous month', async () => {
    const now = Date.parse('2026-12-02T00:30:00+01:00');
    const { server } = show({ transactions: three }, { platform: { now: () => now } });
    await screen.findByText(words.nothing);
    const [asked] = server.calls.filter(({ name }) => name === 'transactions');
    expect(asked?.query.get('from')).toBe('2026-11-25T23:00:00.000Z');
  });

  it('omits the earnings if the server sends no commission', async () => {
    show({ transactions: () => ok([sale('2026-11-21T08:00:00+01:00', { commission: undefined })]) });
    await isThere();
    expect(figuresOf(words.today)).toHaveTextContent('Today₦4561 sale');
  });

  it('says that nothing was sold', async () => {
    show({ transactions: () => ok([]) });
    expect(await screen.findByText(words.nothing)).toBeVisible();
    expect(figuresOf(words.today)).toHaveTextContent(`Today₦0${words.noSales}`);
  });

  it('counts a purchase that is made while it is shown', async () => {
    const { client } = show({ transactions: three });
    await isThere();
    const [sold] = client.transactions.state.value.data?.items ?? [];
    expect(sold).toBeUndefined();
    await client.transactions.load();
    const [last] = client.transactions.state.value.data?.items ?? [];
    if (!last) throw new Error('There are five');
    client.transactions.put({ ...last, id: 'new', ref: 'new', createdAt: demoNow });
    await waitFor(() => expect(figuresOf(words.today)).toHaveTextContent('Today₦1,0002 sales₦20 earned'));
  });
});

describe('month of many pages', () => {
  afterEach(cleanup);
  const pagesAsked = (server: ReturnType<typeof show>['server']) =>
    server.calls.filter(({ name }) => name === 'transactions').length;
  const total = (sales: string) => screen.findByText(sales);

  it('reads all pages', async () => {
    const rowsOfMonth = salesOfNovember(2);
    const { server } = show(pagesOf(rowsOfMonth));
    await total(words.sales(rowsOfMonth.length));
    expect(pagesAsked(server)).toBe(Math.ceil(rowsOfMonth.length / 25));
    expect(screen.queryByText(/so far/i)).toBeNull();
  });

  it('reads at most ten pages, and says since when sales are counted', async () => {
    const { server } = show(pagesOf(salesOfNovember(4)));
    await total(words.atLeast(words.sales(250)));
    expect(
      await screen.findByText(/^So far: only sales since \d+ Nov, 09:\d\d are counted\.$/),
    ).toBeVisible();
    expect(pagesAsked(server)).toBe(10);
    expect(screen.queryByRole('button', { name: words.tryAgain })).toBeNull();
  });

  it('keeps the loaded sales if a page fails, and continues on retry', async () => {
    const rowsOfMonth = salesOfNovember();
    const answers = pagesOf(rowsOfMonth);
    let isDown = true;
    show({
      transactions: (call) =>
        call.query.has('cursor') && isDown ? html(502) : (answers.transactions?.(call) ?? lost),
    });
    const again = await screen.findByRole('button', { name: words.tryAgain });
    expect(screen.getByText(words.atLeast(words.sales(25)))).toBeVisible();
    isDown = false;
    await userEvent.click(again);
    await total(words.sales(rowsOfMonth.length));
    expect(screen.queryByRole('button', { name: words.tryAgain })).toBeNull();
  });
});

describe('partial figures', () => {
  afterEach(cleanup);

  it('are marked as partial in the figures, the table and the chart’s label', async () => {
    const answers = pagesOf(salesOfNovember(2));
    show({
      transactions: (call) => (call.query.has('cursor') ? html(502) : (answers.transactions?.(call) ?? lost)),
    });
    await screen.findByRole('button', { name: words.tryAgain });
    expect(figuresOf(words.month)?.textContent).toMatch(
      /^This monthAt least ₦[\d,]+At least 25 salesAt least ₦/,
    );
    expect(figuresOf(words.today)?.textContent).toMatch(/^Today₦[\d,]+6 sales₦/);
    expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(
      /^You sold at least ₦[\d,]+ since Thu 19 Nov\.$/,
    );
    await asTable();
    expect(rows().slice(4)).toEqual(
      ['Wed 18', 'Tue 17', 'Mon 16', 'Sun 15'].map((day) => `${day} Nov${words.notCounted}`),
    );
    expect(rows()[3]).toMatch(/^Thu 19 NovAt least 11At least ₦[\d,]+At least ₦/);
    expect(rows()[2]).toMatch(/^Fri 20 Nov8₦/);
  });

  it('include today if not all of today is counted', async () => {
    const today = Array.from({ length: 30 }, (_, at) =>
      sale(`2026-11-21T08:${String(at).padStart(2, '0')}:00+01:00`),
    );
    const answers = pagesOf(today);
    show({
      transactions: (call) => (call.query.has('cursor') ? html(502) : (answers.transactions?.(call) ?? lost)),
    });
    await screen.findByRole('button', { name: words.tryAgain });
    expect(figuresOf(words.today)).toHaveTextContent(
      'TodayAt least ₦11,400At least 25 salesAt least ₦225 earned',
    );
  });
});

describe('sales summed by the server', () => {
  afterEach(cleanup);
  const row = (day: string, category: string, sales: number): Wire<'salesSummary'>[number] => ({
    day,
    category,
    sales,
    sold: `${sales * 500}.00`,
    earned: `${sales * 10}.00`,
    refunds: 1,
    refunded: '500.00',
    pending: 0,
    held: '0.00',
  });
  /** Rows of the same days and categories, with `times` sales each. */
  const month = (times: number) =>
    Array.from({ length: 21 }, (_, at) => `2026-11-${String(at + 1).padStart(2, '0')}`).flatMap((day) =>
      ['airtime', 'data'].map((category) => row(day, category, times)),
    );
  const callsOf = (server: ReturnType<typeof show>['server']) => server.calls.map(({ name }) => name);

  it('are loaded by one call, without reading the history', async () => {
    const { server } = show({ salesSummary: () => ok(month(2400)) });
    await isThere();
    expect(figuresOf(words.month)).toHaveTextContent('This month₦50,400,000100,800 sales₦1,008,000 earned');
    expect(figuresOf(words.today)).toHaveTextContent('Today₦2,400,0004,800 sales₦48,000 earned');
    expect(callsOf(server).filter((name) => name !== 'user')).toEqual(['salesSummary']);
    expect(server.calls.find(({ name }) => name === 'salesSummary')?.query.get('from')).toBe(
      '2026-10-31T23:00:00.000Z',
    );
    await asTable();
    expect(rows()[1]).toBe('Sat 21 Nov4800₦2,400,000₦48,000');
  });

  it('are reloaded when a purchase is made', async () => {
    let times = 1;
    const { client } = show({ salesSummary: () => ok(month(times)) });
    await isThere();
    times = 2;
    client.transactions.put(parsePurchase());
    await waitFor(() => expect(figuresOf(words.today)).toHaveTextContent('Today₦2,0004 sales₦40 earned'));
  });

  it.each([
    ['has no such call', html(404)],
    ['answers with a page', html(200)],
  ])('are counted from the history if the server %s', async (_, answer) => {
    show({ salesSummary: () => answer, transactions: three });
    await isThere();
    expect(figuresOf(words.month)).toHaveTextContent('This month₦2,2503 sales₦45 earned');
  });

  it('are not counted from the history after a temporary server error', async () => {
    let isDown = true;
    const { server } = show({ salesSummary: () => (isDown ? html(502) : ok(month(1))) });
    const again = await screen.findByRole('button', { name: words.tryAgain });
    isDown = false;
    await userEvent.click(again);
    await isThere();
    expect(callsOf(server)).not.toContain('transactions');
  });
});

describe('sales that failed to load', () => {
  afterEach(cleanup);

  it('show one error line, and load on retry', async () => {
    let isDown = true;
    show({ transactions: () => (isDown ? html(502) : three()) });
    const again = await screen.findByRole('button', { name: words.tryAgain });
    expect(screen.getByRole('status')).toHaveTextContent(`${words.failed} ${en.problems.server}`);
    expect(screen.queryByText(words.today)).toBeNull();
    isDown = false;
    await userEvent.click(again);
    await isThere();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('keep the last figures on screen with their age', async () => {
    let isOver = false;
    show({ transactions: three }, { offline: () => isOver });
    await isThere();
    isOver = true;
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(await screen.findByText(words.staleOffline('09:42'))).toBeVisible();
    expect(figuresOf(words.today)).toHaveTextContent('Today₦5001 sale₦10 earned');
  });
});

describe('how long the balance lasts', () => {
  afterEach(cleanup);

  it.each([
    ['500.00', words.lastsHours(13)],
    ['2000.00', words.lastsDays(2)],
    ['20.00', words.lastsUnderAnHour],
  ])('is estimated for %s at this week’s rate', async (availableBalance, sentence) => {
    const { client } = show({ transactions: three, balance: () => ok({ availableBalance }) });
    await client.wallet.load();
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('is not shown if the balance is unknown or lasts more than a week', async () => {
    const { client } = show({ transactions: three, balance: () => ok({ availableBalance: '47794.00' }) });
    await isThere();
    expect(screen.queryByText(/lasts/)).toBeNull();
    await client.wallet.load();
    expect(screen.queryByText(/lasts/)).toBeNull();
  });
});
