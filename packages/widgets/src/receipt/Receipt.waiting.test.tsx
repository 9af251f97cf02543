import { demoTransaction, html, lost, ok, refuse, silent } from '@oja/core/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SLOW_AFTER_MS } from '../binding/useIsSlow.ts';
import { powerSale } from '../testing/demoPurchases.ts';
import { later } from '../testing/later.ts';
import { en } from '../text/en.ts';
import { Receipt } from './Receipt.tsx';
import { answering, type Found, found, press, show, widget } from './receiptTest.helper.tsx';

const words = en.receipt;

describe('loading and updating a receipt', () => {
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('shows no amount until the transaction is loaded', async () => {
    const waiting = later<Found>();
    show({ ...answering(found()), transaction: () => waiting.promise });
    expect(widget()).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('status')).toHaveTextContent(words.loading);
    expect(widget()).not.toMatchTextContent(/₦/);
    waiting.resolve(found());
    expect(await screen.findByText('₦5,000.00', { selector: 'span' })).toBeVisible();
  });

  it('says after 3 s that the network is slow', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    show({ ...answering(), transaction: () => silent });
    expect(screen.queryByText(words.slow)).toBeNull();
    act(() => vi.advanceTimersByTime(SLOW_AFTER_MS));
    expect(screen.getByText(words.slow)).toBeVisible();
  });

  it('checks again on request and shows the token once it is delivered', async () => {
    const { server } = show(answering(found({ ...powerSale, status: 'pending', delivery: null }), found()));
    await screen.findByRole('heading', { name: en.delivery.waiting });
    await press(words.checkNow);
    expect(await screen.findByText('7802')).toBeVisible();
    expect(server.calls.filter(({ name }) => name === 'transaction')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: words.checkNow })).toBeNull();
  });

  it('shows the settlement time that the server states', async () => {
    const settlesBy = '2026-11-21T12:00:00+01:00';
    show(answering(found({ ...powerSale, status: 'pending', delivery: null, settlesBy })));
    expect(await screen.findByText(en.settlement.by('12:00'))).toBeVisible();
  });

  it('explains the money badge in a disclosure', async () => {
    show(answering(found({ ...powerSale, status: 'pending', delivery: null })));
    const { ask, answers } = en.moneyHelp;
    await userEvent.click(await screen.findByText(ask(en.money.held)));
    expect(screen.getByText(answers.held)).toBeVisible();
  });

  it('uses the transaction from the list and updates it there', async () => {
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

  it('keeps the last known status and its time after a failed check, and checks again once back online', async () => {
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

  it('clears the receipt when the session ends', async () => {
    const { client } = show(answering(found(), silent));
    await screen.findByText('7802');
    await client.session?.logout();
    await waitFor(() => expect(widget()).not.toMatchTextContent(/7802|OKONKWO/));
  });

  it('shows no other transaction after its reference changes', async () => {
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

describe('a receipt that fails to load', () => {
  afterEach(cleanup);

  it('says that the transaction does not exist', async () => {
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
  ])('explains the failure if the server %s, and loads the receipt on retry', async (_, reply, sentence) => {
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
