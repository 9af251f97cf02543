import { demoTransaction, fixtures, html, lost, ok, type Reply, refuse, silent } from '@oja/core/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { powerSale, type Sale } from '../testing/demoSales.ts';
import { describeWidget } from '../testing/describeWidget.tsx';
import { later } from '../testing/later.ts';
import { type Answers, createTestClient, type TestClientSetup } from '../testing/testClient.ts';
import { en } from '../text/en.ts';
import { Receipt, type ReceiptProps } from './Receipt.tsx';

const words = en.receipt;
type Found = Reply<ReturnType<typeof demoTransaction>>;

/** The sale that the server knows; each question takes the next answer, the last one goes on. */
const answering = (...replies: readonly Found[]): Answers => {
  let asked = 0;
  const last = replies.length - 1;
  return {
    transactions: () => ok([]),
    contact: () => ok(fixtures.contact),
    transaction: () => replies[Math.min(asked++, last)] ?? lost,
  };
};
const found = (sale: Sale = powerSale): Found => ok(demoTransaction(sale));

function show(answers: Answers, props: Partial<ReceiptProps> = {}, setup: TestClientSetup = {}) {
  const stage = createTestClient({ ...setup, answers });
  const view = render(<Receipt client={stage.client} reference="OJA-9101" {...props} />);
  return { ...stage, ...view };
}
const widget = () => screen.getByRole('region', { name: words.title });
const settled = () => waitFor(() => expect(widget()).toHaveAttribute('aria-busy', 'false'));
/** The first thing on it, which is announced. */
const news = () => screen.getAllByRole('status')[0] ?? widget();
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** What stands beside a term. */
const besideTerm = (term: string) =>
  screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;

describeWidget('Receipt', {
  make: (client) => <Receipt client={client} reference="OJA-9101" />,
  setup: { answers: answering(found()) },
});

describe('a receipt', () => {
  afterEach(cleanup);

  it('says everything that is known of a sale of electricity', async () => {
    show(answering(found()));
    expect(await screen.findByRole('heading', { name: en.delivery.delivered })).toBeVisible();
    expect(within(news()).getByText(en.money.charged)).toBeVisible();
    await screen.findByText('0801 234 5678');
    const terms = Object.fromEntries(
      screen.getAllByRole('term').map(({ textContent }) => [textContent, besideTerm(textContent ?? '')]),
    );
    expect(terms).toMatchObject({
      Units: '22.2 kWh',
      Tariff: '₦209.50 per kWh',
      VAT: '₦348.84',
      Service: 'Electricity',
      Disco: 'Ikeja Electric prepaid',
      Meter: '9900 0000 010',
      Customer: 'ADEWALE OKONKWO',
      Address: '12 Allen Avenue, Ikeja',
      Amount: '₦5,000.00',
      Fee: '₦100.00',
      Energy: '₦4,651.16',
      Date: '21 Nov 2026, 09:41',
      'Sold by': 'Amaka Okafor',
      Support: '0801 234 5678',
      'You earned': '₦50.00',
      'Balance after': '₦43,250.00',
    });
    expect(terms['Reference']).toMatch(/^OJA-9101/);
    expect(terms['Provider reference']).toMatch(/^IE-7700123/);
    // Nought is no value.
    expect(terms).not.toHaveProperty(words.arrears);
  });

  it('has no row for what nobody said', async () => {
    show(answering(found({ fee: '0.00', commission: null, details: null, delivery: null })), {
      supportContact: '',
    });
    await settled();
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Service',
      'Plan',
      'Phone',
      'Amount',
      'Reference',
      'Date',
      'Sold by',
    ]);
    expect(screen.queryByText(words.onlyYou)).toBeNull();
  });

  it('takes the names that the host gives it, and asks nobody for them', async () => {
    const { server } = show(answering(found()), { sellerName: 'Amaka Ventures', supportContact: '0700 OJA' });
    await settled();
    expect(besideTerm(words.soldBy)).toBe('Amaka Ventures');
    expect(besideTerm(words.support)).toBe('0700 OJA');
    expect(server.calls.map(({ name }) => name)).not.toContain('contact');
  });

  it.each([
    [{ status: 'pending' }, en.delivery.waiting, en.money.held, words.waitingBody('₦456')],
    [{ status: 'failed', details: null }, en.delivery.failed, en.money.notCharged, words.notChargedBody],
    [{ status: 'reversed' }, en.delivery.failed, en.money.refunded, words.refundedBody('₦456')],
    [{ status: 'ON HOLD' }, 'ON HOLD', en.money.held, words.waitingBody('₦456')],
  ])('of %o says "%s" and "%s"', async (sale, title, money, body) => {
    show(answering(found(sale)));
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(within(news()).getByText(money)).toBeVisible();
    expect(screen.getByText(body)).toBeVisible();
  });

  it('shows both lines of a sale whose money came back, and that nothing is missing', async () => {
    show(answering(found({ status: 'reversed' })));
    await settled();
    expect(besideTerm(words.charged)).toBe('\u2212₦456.00');
    expect(besideTerm(words.refunded)).toBe('+₦456.00');
    expect(besideTerm(words.youPaid)).toBe('₦0.00');
  });

  it('of money that came in says that it did', async () => {
    show(
      answering(found({ name: 'Wallet funding', transactionType: 'credit', category: null, details: null })),
    );
    expect(await screen.findByRole('heading', { name: words.received })).toBeVisible();
    expect(besideTerm(words.service)).toBe(words.moneyIn);
  });
});

describe('a receipt that is waited for', () => {
  afterEach(cleanup);

  it('shows no figure before one is known', async () => {
    const waiting = later<Found>();
    show({ ...answering(found()), transaction: () => waiting.promise });
    expect(widget()).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('status')).toHaveTextContent(words.loading);
    expect(widget()).not.toMatchTextContent(/₦/);
    waiting.resolve(found());
    expect(await screen.findByText('₦5,000.00', { selector: 'span' })).toBeVisible();
  });

  it('is asked for again when the agent says so, and shows the token when it has come', async () => {
    const { server } = show(answering(found({ ...powerSale, status: 'pending', delivery: null }), found()));
    await screen.findByRole('heading', { name: en.delivery.waiting });
    await press(words.checkNow);
    expect(await screen.findByText('7802')).toBeVisible();
    expect(server.calls.filter(({ name }) => name === 'transaction')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: words.checkNow })).toBeNull();
  });

  it('comes from the list where it stands there, and follows it', async () => {
    const pending = demoTransaction({ ...powerSale, status: 'pending', delivery: null });
    const { client, server } = show(
      { ...answering(found()), transactions: () => ok([pending]) },
      {},
      { signedIn: false },
    );
    await client.session?.login({ username: 'amaka', password: 'oja-demo-2026' });
    await client.transactions.load();
    await screen.findByRole('heading', { name: en.delivery.waiting });
    await press(words.checkNow);
    await screen.findByRole('heading', { name: en.delivery.delivered });
    expect(client.transactions.state.value.data?.items.map(({ status }) => status)).toEqual(['delivered']);
    expect(server.calls.filter(({ name }) => name === 'transactions')).toHaveLength(1);
  });

  it('keeps what was known when it can’t be asked, with its age, and asks by itself when back online', async () => {
    let isOffline = false;
    show(answering(found({ status: 'pending' }), found()), {}, { offline: () => isOffline });
    await screen.findByRole('heading', { name: en.delivery.waiting });
    isOffline = true;
    await press(words.checkNow);
    expect(await screen.findByText(en.problems.network)).toBeVisible();
    expect(screen.getByText(words.stale('09:42'))).toBeVisible();
    expect(screen.getByRole('heading', { name: en.delivery.waiting })).toBeVisible();
    isOffline = false;
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('7802')).toBeVisible();
    expect(screen.queryByText(en.problems.network)).toBeNull();
  });

  it('forgets one agent’s sale when the session ends', async () => {
    const { client } = show(answering(found(), silent));
    await screen.findByText('7802');
    await client.session?.logout();
    await waitFor(() => expect(widget()).not.toMatchTextContent(/7802|OKONKWO/));
  });

  it('is another one when the reference is', async () => {
    const { client, rerender } = show({
      ...answering(),
      transaction: ({ params }) =>
        found({ ...powerSale, ref: params['ref'] ?? '', name: `Sale ${params['ref']}` }),
    });
    await screen.findByText('Sale OJA-9101', { selector: 'p' });
    rerender(<Receipt client={client} reference="OJA-2" />);
    expect(widget()).not.toMatchTextContent(/OJA-9101/);
    expect(await screen.findByText('Sale OJA-2', { selector: 'p' })).toBeVisible();
  });
});

describe('a receipt that does not come', () => {
  afterEach(cleanup);

  it('says that there is no such sale', async () => {
    show(answering(refuse(404, 'No such transaction', { code: 'not_found' })));
    expect(await screen.findByText(words.missing)).toBeVisible();
    expect(screen.getByText(words.missingBody('OJA-9101'))).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each<[string, Found, string]>([
    ['refuses', refuse(403, 'Not yours to see'), 'Not yours to see'],
    ['is broken', refuse(500, 'x'), en.problems.server],
    ['can’t be reached', lost, en.problems.connection],
    ['answers as a portal does', html(200), en.problems.unknown],
  ])('says why where the server %s, and tries again', async (_, reply, sentence) => {
    let isBroken = true;
    show({ ...answering(found()), transaction: () => (isBroken ? reply : found()) });
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByText(words.failed)).toBeVisible();
    isBroken = false;
    await press(words.tryAgain);
    expect(await screen.findByText('7802')).toBeVisible();
  });

  it('says that the device is offline', async () => {
    show(answering(found()), {}, { offline: true });
    expect(await screen.findByText(en.problems.network)).toBeVisible();
  });
});
