import { ok, refuse } from '@oja/core/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { en } from '../../text/en.ts';
import { fundedTransaction, inTurn } from '../fundingServer.fixture.ts';
import { amount, open, pay, press } from './checkout.helper.tsx';

const words = { ...en.funding, ...en.checkout };
const notFound = refuse(404, 'There is no such sale.', { code: 'not_found' });
const comeBack = () => fireEvent(document, new Event('visibilitychange'));

describe('a payment', () => {
  afterEach(cleanup);

  it('is checked when the agent comes back, and shows the amount and the new balance', async () => {
    const before = ok({ availableBalance: '48250.00', asOf: '2026-11-21T09:41:00+01:00' });
    const after = ok({ availableBalance: '53175.00', asOf: '2026-11-21T09:42:00+01:00' });
    const { onCheckout } = open({ balance: inTurn(before, after), transaction: () => fundedTransaction() });
    await pay();
    expect(onCheckout).toHaveBeenCalledExactlyOnceWith('https://checkout.example.ng/FND-4');
    expect(screen.getByText(words.waitingBody('₦5,000.00'))).toBeVisible();
    comeBack();
    const title = await screen.findByRole('heading', { name: words.arrivedTitle('₦4,925.00') });
    await waitFor(() => expect(title).toHaveFocus());
    expect(screen.getByText(words.arrivedBody('₦53,175.00'))).toBeVisible();
    await press(words.addMore);
    expect(amount()).toHaveValue('');
  });

  it('says that the money has not arrived yet, and finds it on a later check', async () => {
    open({ transaction: inTurn(notFound, fundedTransaction()) });
    await pay();
    await press(words.lookAgain);
    expect(await screen.findByText(words.notHereTitle)).toBeVisible();
    expect(screen.getByText(words.notHereBody('₦4,925.00'))).toBeVisible();
    expect(screen.getByText(words.lastLooked('09:42'))).toBeVisible();
    expect(screen.getByText(/FND-4/)).toBeVisible();
    await press(words.lookAgain);
    expect(await screen.findByText(words.arrivedTitle('₦4,925.00'))).toBeVisible();
  });

  it('is checked every ten seconds while the page is visible', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      open({ transaction: inTurn(notFound, fundedTransaction()) });
      await pay();
      vi.advanceTimersByTime(10_000);
      expect(await screen.findByText(words.notHereTitle)).toBeVisible();
      vi.advanceTimersByTime(10_000);
      expect(await screen.findByText(words.arrivedTitle('₦4,925.00'))).toBeVisible();
    } finally {
      vi.useRealTimers();
    }
  });

  it('ignores a risen balance if the server says that it has not got this payment', async () => {
    const before = ok({ availableBalance: '48250.00', asOf: '2026-11-21T09:41:00+01:00' });
    const after = ok({ availableBalance: '68250.00', asOf: '2026-11-21T09:42:00+01:00' });
    open({ balance: inTurn(before, after), transaction: () => notFound });
    await pay();
    await press(words.lookAgain);
    expect(await screen.findByText(words.notHereTitle)).toBeVisible();
  });

  it('uses the risen balance if the server can’t look up one payment', async () => {
    const before = ok({ availableBalance: '48250.00', asOf: '2026-11-21T09:41:00+01:00' });
    const after = ok({ availableBalance: '53175.00', asOf: '2026-11-21T09:42:00+01:00' });
    open({ balance: inTurn(before, before, after) });
    await pay();
    await press(words.lookAgain);
    expect(await screen.findByText(words.notHereTitle)).toBeVisible();
    await press(words.lookAgain);
    expect(await screen.findByText(words.roseTitle('₦4,925.00'))).toBeVisible();
  });

  it('says that nothing was added if the payment failed', async () => {
    open({ transaction: () => fundedTransaction({ status: 'failed' }) });
    await pay();
    await press(words.lookAgain);
    expect(await screen.findByText(words.refusedTitle)).toBeVisible();
    expect(screen.getByText(words.refusedBody)).toBeVisible();
  });

  it('says that the check failed, instead of "not arrived", when offline', async () => {
    let isOffline = false;
    open({}, { offline: () => isOffline });
    await pay();
    isOffline = true;
    await press(words.lookAgain);
    expect(await screen.findByText(words.lookFailed)).toBeVisible();
    expect(screen.queryByText(words.notHereTitle)).toBeNull();
  });
});
