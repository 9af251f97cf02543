import { demoTransaction, demoTransactions, lost, ok, type Reply, refuse } from '@oja/core/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeWidget } from '../testing/describeWidget.tsx';
import { later } from '../testing/later.ts';
import { createTestClient } from '../testing/testClient.ts';
import { en } from '../text/en.ts';
import { TransactionList } from './TransactionList.tsx';

const words = en.transactions;
type Wire = typeof demoTransactions;

const clientWith = (transactions: Wire) =>
  createTestClient({ answers: { transactions: () => ok(transactions) } }).client;
const row = (name: RegExp) => screen.findByRole('button', { name });
const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }));
const list = (name: string) => within(screen.getByRole('list', { name }));

describeWidget('TransactionList', { make: (client) => <TransactionList client={client} /> });

describe('TransactionList', () => {
  afterEach(cleanup);

  it('groups by the day in Lagos, the newest first, whatever the order of the server', async () => {
    const at = (id: string, createdAt: string) =>
      demoTransaction({ id, ref: id, name: `Sale ${id}`, createdAt });
    render(
      <TransactionList
        client={clientWith([
          // In London it is still the day before.
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

  it('marks what came in with a plus, and no sale', async () => {
    render(<TransactionList client={clientWith(demoTransactions)} />);
    expect(await row(/Wallet funding/)).toMatchTextContent('+₦20,000');
    expect(await row(/MTN 1 GB/)).toMatchTextContent('₦456');
    expect(await row(/MTN 1 GB/)).not.toMatchTextContent('+');
  });

  it.each([
    ['delivered', null],
    ['pending', en.delivery.waiting],
    ['processing', en.delivery.waiting],
    ['failed', en.money.refunded],
    ['reversed', en.money.refunded],
    // Nobody knows this word: it stands as it is, and never as a success.
    ['QUEUED_AT_TELCO', 'QUEUED_AT_TELCO'],
  ])('says of a sale that is %s: %s', async (status, word) => {
    render(<TransactionList client={clientWith([demoTransaction({ status })])} />);
    const sale = await row(/MTN 1 GB/);
    const said = [...Object.values(en.delivery), ...Object.values(en.money), 'QUEUED_AT_TELCO'];
    expect(said.filter((each) => sale.textContent?.includes(each))).toEqual(word === null ? [] : [word]);
  });

  it('says that a failed sale whose balance never moved was not charged', async () => {
    render(<TransactionList client={clientWith(demoTransactions)} />);
    await press(/Airtel 1 GB/);
    const panel = within(await screen.findByRole('region', { name: /Airtel 1 GB/ }));
    expect(panel.getByText(en.money.notCharged)).toBeVisible();
    expect(panel.getByText(en.delivery.failed)).toBeVisible();
  });

  it('shows every field of the one that is selected', async () => {
    render(<TransactionList client={clientWith(demoTransactions)} />);
    await press(/MTN 1 GB/);
    const panel = screen.getByRole('region', { name: /MTN 1 GB/ });
    const shown = Object.fromEntries(
      [...panel.querySelectorAll('dt')].map((term) => [term.textContent, term.nextSibling?.textContent]),
    );
    expect(shown).toEqual({
      [words.to]: '0803 123 4567',
      [words.description]: '1 GB SME data for 0803 123 4567',
      [words.time]: '21 Nov, 09:41',
      [words.kind]: words.kinds.data,
      [words.youEarn]: '₦9.00',
      [words.balanceBefore]: '₦48,250.00',
      [words.balanceAfter]: '₦47,794.00',
      [words.reference]: 'OJA-9001',
    });
    expect(within(panel).getByText('₦456.00')).toBeVisible();
    expect(within(panel).getByText(en.money.charged)).toBeVisible();
    expect(within(panel).getByText(en.delivery.delivered)).toBeVisible();
  });

  it.each([
    [{}, false, false],
    [{ balance: { before: '48250.00' } }, true, false],
    [{ balance: { after: '0.00' } }, false, true],
    [{ balance: null }, false, false],
  ])('shows the balances of %j only where they are there', async (details, before, after) => {
    const wire = { ...demoTransaction(), details } as Wire[number];
    render(<TransactionList client={clientWith([wire])} />);
    await press(/MTN 1 GB/);
    expect(screen.queryByText(words.balanceBefore) !== null).toBe(before);
    expect(screen.queryByText(words.balanceAfter) !== null).toBe(after);
  });

  it('copies the reference', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    render(<TransactionList client={clientWith(demoTransactions)} />);
    await press(/MTN 1 GB/);
    await press(words.copyReference);
    expect(write).toHaveBeenCalledWith('OJA-9001');
    write.mockRestore();
  });

  it('hands over tokens and pins in groups of four', async () => {
    const delivery = {
      token: '26362054405982757802',
      units: '22.2 kWh',
      pins: [{ serial: 'WRN1', pin: '493820174655' }],
    };
    render(<TransactionList client={clientWith([demoTransaction({ delivery })])} />);
    await press(/MTN 1 GB/);
    expect(screen.getByText('2636 2054 4059 8275 7802')).toBeVisible();
    expect(screen.getByText('22.2 kWh')).toBeVisible();
    expect(screen.getByText('4938 2017 4655')).toBeVisible();
  });

  it('shows what a server sends as text, whatever it looks like', async () => {
    const name = '<img src=x onerror=alert(1)>';
    const { container } = render(<TransactionList client={clientWith([demoTransaction({ name })])} />);
    expect(await screen.findByText(name)).toBeVisible();
    expect(container.querySelector('img')).toBeNull();
  });

  it('follows a sale that goes on changing, in the row and in the detail', async () => {
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

  it('shows a first day for what it is', async () => {
    render(<TransactionList client={clientWith([])} />);
    expect(await screen.findByText(words.empty)).toBeVisible();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('says why there is no list, and tries again', async () => {
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

  it('keeps the list that it has when a fresh one does not come', async () => {
    let isDown = false;
    const { client } = createTestClient({
      answers: { transactions: () => (isDown ? lost : ok(demoTransactions)) },
    });
    render(<TransactionList client={client} />);
    await row(/MTN 1 GB/);
    isDown = true;
    await press(words.refresh);
    expect(await screen.findByText(/as of 09:42\. We could not reach/)).toBeVisible();
    expect(await row(/MTN 1 GB/)).toBeVisible();
  });
});

describe('TransactionList, selecting', () => {
  afterEach(cleanup);

  it('opens and closes by keyboard alone, and gives the focus back', async () => {
    render(<TransactionList client={clientWith(demoTransactions)} />);
    const sale = await row(/MTN 1 GB/);
    expect(sale).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    expect(screen.getByRole('button', { name: words.refresh })).toHaveFocus();
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

  it('closes on Escape', async () => {
    render(<TransactionList client={clientWith(demoTransactions)} />);
    await press(/MTN 1 GB/);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: /MTN 1 GB/ })).toBeNull();
    expect(await row(/MTN 1 GB/)).toHaveFocus();
  });

  it('takes the place of the list in a narrow container, and stands beside it in a wide one', async () => {
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
    // Another row, and the same again: the row is a toggle too.
    await press(/Glo 1 GB/);
    expect(screen.getByRole('region', { name: /Glo 1 GB/ })).toBeVisible();
    await press(/Glo 1 GB/);
    expect(screen.queryByRole('region', { name: /Glo 1 GB/ })).toBeNull();
  });

  it('leaves it to the host which one is open, where the host says so', async () => {
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

  it('opens what a link names, by ref or by sale key, and leaves the focus where it is', async () => {
    const reference = '0192f0c4-7b1e-7c3a-9d10-2f6b8e4a5c41';
    const { client, server } = createTestClient({
      answers: {
        transactions: () => ok([demoTransaction({ reference })]),
        transaction: () => ok(demoTransaction({ reference })),
      },
    });
    const { rerender } = render(<TransactionList client={client} openRef={reference} />);
    const panel = await screen.findByRole('region', { name: /MTN 1 GB/ });
    expect(within(panel).getByText(reference)).toBeVisible();
    expect(document.body).toHaveFocus();
    expect(server.calls.some(({ name }) => name === 'transaction')).toBe(false);
    rerender(<TransactionList client={client} openRef={null} />);
    expect(await row(/MTN 1 GB/)).toHaveFocus();
  });

  it('asks for the one of a link that is not in the list, once the list has come', async () => {
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

  it('says why a link leads nowhere, and tries again', async () => {
    let isDown = true;
    const found = ok(demoTransaction({ id: '7', ref: 'OJA-7', name: 'Glo 5 GB' }));
    const { client } = createTestClient({
      answers: { transaction: () => (isDown ? refuse(404, 'There is no such transaction.') : found) },
    });
    render(<TransactionList client={client} openRef="OJA-7" />);
    expect(await screen.findByText('There is no such transaction.')).toBeVisible();
    isDown = false;
    await press(words.tryAgain);
    expect(await screen.findByRole('region', { name: 'Glo 5 GB' })).toBeVisible();
  });
});

describe('TransactionList, more and fewer', () => {
  afterEach(cleanup);

  const older = demoTransaction({
    id: '1',
    ref: 'OJA-1',
    name: 'T2 1 GB',
    createdAt: '2026-11-01T10:00:00+01:00',
  });

  it('loads the older ones with the cursor, until there are none', async () => {
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

  it('keeps what is shown when the older ones do not come, and tries again', async () => {
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

  it('shows only the newest on a home page, and the way to all', async () => {
    const onShowAll = vi.fn();
    const { client } = createTestClient({
      answers: { transactions: () => ok(demoTransactions, { nextCursor: 'c-25' }) },
    });
    render(<TransactionList client={client} limit={2} onShowAll={onShowAll} />);
    await row(/MTN 1 GB/);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('heading', { name: words.recent })).toBeVisible();
    expect(screen.queryByRole('button', { name: words.loadMore })).toBeNull();
    await press(words.showAllLabel);
    expect(onShowAll).toHaveBeenCalledOnce();
  });

  it('shows one kind of sale where asked', async () => {
    const power = demoTransaction({ id: '5', ref: 'OJA-5', name: 'IKEDC prepaid', category: 'electricity' });
    render(<TransactionList client={clientWith([...demoTransactions, power])} category="electricity" />);
    await row(/IKEDC/);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });
});
