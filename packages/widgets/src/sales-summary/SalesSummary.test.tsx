import { demoTransaction, html, lost, ok } from '@oja/core/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
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

/** What stands under a name: "₦500", "1 sale", "₦10 earned". */
const figuresOf = (name: string) => screen.getByText(name).parentElement;
const isThere = () => screen.findByRole('img');
const asTable = () => userEvent.click(screen.getByRole('button', { name: words.asTable }));
const rows = () =>
  within(screen.getByRole('table', { name: words.week }))
    .getAllByRole('row')
    .map((row) => row.textContent);

describe('SalesSummary', () => {
  afterEach(cleanup);

  it('tells what was sold today and this month, and what was earned', async () => {
    const { server } = show({ transactions: three });
    await isThere();
    expect(figuresOf(words.today)).toHaveTextContent('Today₦5001 sale₦10 earned');
    expect(figuresOf(words.month)).toHaveTextContent('This month₦2,2503 sales₦45 earned');
    const [asked] = server.calls.filter(({ name }) => name === 'transactions');
    expect(asked?.query.get('from')).toBe('2026-10-31T23:00:00.000Z');
  });

  it('draws the last seven days, and says them in one sentence', async () => {
    show({ transactions: three });
    expect(await isThere()).toHaveAccessibleName(words.chart('₦1,250', '₦750', 'Fri 20 Nov'));
  });

  it('shows the same as a table, when asked', async () => {
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

  it('asks from the first of the week, where that lies in the month before', async () => {
    const now = Date.parse('2026-12-02T00:30:00+01:00');
    const { server } = show({ transactions: three }, { platform: { now: () => now } });
    await screen.findByText(words.nothing);
    const [asked] = server.calls.filter(({ name }) => name === 'transactions');
    expect(asked?.query.get('from')).toBe('2026-11-25T23:00:00.000Z');
  });

  it('says nothing of what was earned where the server does not tell', async () => {
    show({ transactions: () => ok([sale('2026-11-21T08:00:00+01:00', { commission: undefined })]) });
    await isThere();
    expect(figuresOf(words.today)).toHaveTextContent('Today₦4561 sale');
  });

  it('says that nothing was sold', async () => {
    show({ transactions: () => ok([]) });
    expect(await screen.findByText(words.nothing)).toBeVisible();
    expect(figuresOf(words.today)).toHaveTextContent(`Today₦0${words.noSales}`);
  });

  it('learns of a sale that is made meanwhile', async () => {
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

describe('a month of many pages', () => {
  afterEach(cleanup);
  const pagesAsked = (server: ReturnType<typeof show>['server']) =>
    server.calls.filter(({ name }) => name === 'transactions').length;
  const total = (count: number) => screen.findByText(words.sales(count));

  it('is read whole', async () => {
    const rowsOfMonth = salesOfNovember(2);
    const { server } = show(pagesOf(rowsOfMonth));
    await total(rowsOfMonth.length);
    expect(pagesAsked(server)).toBe(Math.ceil(rowsOfMonth.length / 25));
    expect(screen.queryByText(/so far/i)).toBeNull();
  });

  it('is read for ten pages and no more, and says from when on it counts', async () => {
    const { server } = show(pagesOf(salesOfNovember(4)));
    await total(250);
    expect(
      await screen.findByText(/^So far: only sales since \d+ Nov, 09:\d\d are counted\.$/),
    ).toBeVisible();
    expect(pagesAsked(server)).toBe(10);
    expect(screen.queryByRole('button', { name: words.tryAgain })).toBeNull();
  });

  it('says so where a page did not come, and goes on when asked again', async () => {
    const rowsOfMonth = salesOfNovember();
    const answers = pagesOf(rowsOfMonth);
    let isDown = true;
    show({
      transactions: (call) =>
        call.query.has('cursor') && isDown ? html(502) : (answers.transactions?.(call) ?? lost),
    });
    const again = await screen.findByRole('button', { name: words.tryAgain });
    expect(screen.getByText(words.sales(25))).toBeVisible();
    isDown = false;
    await userEvent.click(again);
    await total(rowsOfMonth.length);
    expect(screen.queryByRole('button', { name: words.tryAgain })).toBeNull();
  });
});

describe('sales that did not come', () => {
  afterEach(cleanup);

  it('are told of in one line, and come when asked again', async () => {
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

  it('leave the last figures with their age', async () => {
    let isOver = false;
    show({ transactions: three }, { offline: () => isOver });
    await isThere();
    isOver = true;
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(await screen.findByText(words.staleOffline('09:42'))).toBeVisible();
    expect(figuresOf(words.today)).toHaveTextContent('Today₦5001 sale₦10 earned');
  });
});
