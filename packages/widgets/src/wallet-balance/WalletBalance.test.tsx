import { kobo } from '@oja/core';
import { lost, ok, type Reply, silent } from '@oja/core/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeWidget } from '../testing/describeWidget.tsx';
import { later } from '../testing/later.ts';
import { type Answers, createTestClient } from '../testing/testClient.ts';
import { en } from '../text/en.ts';
import { WalletBalance } from './WalletBalance.tsx';

const words = en.walletBalance;
type Balance = Reply<{ availableBalance: string; asOf: string }>;

const holding = (availableBalance: string, asOf = '2026-11-21T09:41:00+01:00') =>
  ok({ availableBalance, asOf });
const widget = () => screen.getByRole('region', { name: words.title });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Returns the replies in turn and then repeats the last one. */
function inTurn(...replies: readonly [Balance, ...Balance[]]): Answers {
  let asked = 0;
  return { balance: () => replies[Math.min(asked++, replies.length - 1)] ?? replies[0] };
}

describeWidget('WalletBalance', { make: (client) => <WalletBalance client={client} /> });

describe('WalletBalance', () => {
  afterEach(cleanup);

  it('shows the balance in naira and its time', async () => {
    render(<WalletBalance client={createTestClient().client} />);
    expect(await screen.findByText('₦48,250.00')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('as of 09:41');
  });

  it('shows no balance while loading', async () => {
    const { client } = createTestClient({ answers: { balance: () => silent } });
    render(<WalletBalance client={client} onAddMoney={() => {}} />);
    expect(widget()).toHaveAttribute('aria-busy', 'true');
    expect(widget()).not.toMatchTextContent(/₦/);
    expect(screen.getByRole('status')).toHaveTextContent(words.loading);
  });

  it('hides and shows the balance, and calls onHiddenChange', async () => {
    const onHiddenChange = vi.fn();
    render(<WalletBalance client={createTestClient().client} onHiddenChange={onHiddenChange} />);
    await screen.findByText('₦48,250.00');
    await press(words.hide);
    expect(widget()).not.toMatchTextContent(/48/);
    expect(screen.getByText(words.hidden)).toBeInTheDocument();
    expect(onHiddenChange).toHaveBeenLastCalledWith(true);
    await press(words.show);
    expect(screen.getByText('₦48,250.00')).toBeVisible();
    expect(onHiddenChange).toHaveBeenLastCalledWith(false);
  });

  it('stays hidden while loading and after a refresh', async () => {
    const { client } = createTestClient({ answers: inTurn(holding('48250.00'), holding('47794.00')) });
    render(<WalletBalance client={client} initiallyHidden />);
    await screen.findByText('as of 09:41');
    await client.wallet.refresh();
    expect(widget()).not.toMatchTextContent(/₦/);
  });

  it('refreshes on request and keeps the old balance on screen meanwhile', async () => {
    const next = later<Balance>();
    let asked = 0;
    const { client } = createTestClient({
      answers: { balance: () => (asked++ === 0 ? holding('48250.00') : next.promise) },
    });
    render(<WalletBalance client={client} />);
    await screen.findByText('₦48,250.00');
    await press(words.refresh);
    expect(widget()).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText('₦48,250.00')).toBeVisible();
    next.resolve(holding('47794.00', '2026-11-21T09:42:00+01:00'));
    expect(await screen.findByText('₦47,794.00')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('as of 09:42');
  });

  it('shows "Add money" only with a callback or a URL, and as a link with a URL', async () => {
    const { client } = createTestClient();
    const { rerender } = render(<WalletBalance client={client} />);
    expect(screen.queryByRole('button', { name: words.addMoney })).toBeNull();
    const onAddMoney = vi.fn();
    rerender(<WalletBalance client={client} onAddMoney={onAddMoney} />);
    await press(words.addMoney);
    expect(onAddMoney).toHaveBeenCalledOnce();
    rerender(<WalletBalance client={client} addMoneyHref="/wallet" />);
    expect(screen.getByRole('link', { name: words.addMoney })).toHaveAttribute('href', '/wallet');
    expect(screen.queryByRole('button', { name: words.addMoney })).toBeNull();
  });

  it.each([
    ['999.99', undefined, true],
    ['1000.00', undefined, false],
    ['4999.99', kobo(500_000), true],
    ['5000.00', kobo(500_000), false],
  ])('marks %s, with a limit of %s kobo, as low: %s', async (balance, lowBelow, isLow) => {
    const { client } = createTestClient({ answers: inTurn(holding(balance)) });
    render(<WalletBalance client={client} {...(lowBelow && { lowBelow })} />);
    await screen.findByText('as of 09:41');
    expect(screen.queryByText(words.low) !== null).toBe(isLow);
  });

  it('keeps the last balance with its age and the reason if a refresh fails', async () => {
    const { client } = createTestClient({
      answers: inTurn(holding('48250.00', '2026-11-21T09:30:00+01:00'), lost),
    });
    render(<WalletBalance client={client} />);
    await screen.findByText('as of 09:30');
    await press(words.refresh);
    expect(await screen.findByText(words.stale)).toBeVisible();
    expect(screen.getByText('₦48,250.00')).toBeVisible();
    expect(screen.getByText('as of 09:30, 12 min ago')).toBeVisible();
  });

  it('refreshes automatically when the device is back online', async () => {
    let isOffline = true;
    const { client } = createTestClient({ offline: () => isOffline });
    render(<WalletBalance client={client} />);
    expect(await screen.findByText(en.problems.network)).toBeVisible();
    isOffline = false;
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('₦48,250.00')).toBeVisible();
  });

  it('refreshes when the page is restored from the back/forward cache', async () => {
    const { client } = createTestClient({
      answers: inTurn(holding('48250.00'), holding('47794.00', '2026-11-21T09:42:00+01:00')),
    });
    render(<WalletBalance client={client} />);
    await screen.findByText('₦48,250.00');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(await screen.findByText('₦47,794.00')).toBeVisible();
  });

  it('says why the balance could not be loaded, and retries', async () => {
    // A read is tried four times before it fails.
    const { client } = createTestClient({ answers: inTurn(lost, lost, lost, lost, holding('48250.00')) });
    render(<WalletBalance client={client} />);
    expect(await screen.findByText(en.problems.connection)).toBeVisible();
    expect(widget()).not.toMatchTextContent(/₦/);
    await press(words.tryAgain);
    expect(await screen.findByText('₦48,250.00')).toBeVisible();
  });

  it.each(['NaN', '1e400', '48,250.00', ''])(
    'shows an error instead of a balance for "%s"',
    async (availableBalance) => {
      const { client } = createTestClient({ answers: { balance: () => ok({ availableBalance }) } });
      render(<WalletBalance client={client} />);
      expect(await screen.findByText(en.problems.unknown)).toBeVisible();
      expect(widget()).not.toMatchTextContent(/₦/);
      expect(widget()).not.toMatchTextContent(/NaN/);
    },
  );

  it('fits the largest balance into 280 px', async () => {
    const { client } = createTestClient({ answers: inTurn(holding('-9999999999.99')) });
    render(
      <div style={{ width: 280 }}>
        <WalletBalance client={client} />
      </div>,
    );
    const figure = await screen.findByText('-₦9,999,999,999.99');
    const { right } = figure.getBoundingClientRect();
    expect(right).toBeLessThanOrEqual(widget().getBoundingClientRect().right - 16);
  });

  it('sends no request before the agent signs in, and loads the balance afterwards', async () => {
    const { client, server } = createTestClient({ signedIn: false });
    render(<WalletBalance client={client} />);
    await waitFor(() => expect(widget()).toHaveAttribute('aria-busy', 'true'));
    expect(server.calls).toEqual([]);
    await client.session?.login({ username: 'amaka', password: 'oja-demo-2026' });
    expect(await screen.findByText('₦48,250.00')).toBeVisible();
  });

  it('removes the balance when the agent signs out', async () => {
    const { client } = createTestClient({ answers: inTurn(holding('48250.00'), silent) });
    render(<WalletBalance client={client} />);
    await screen.findByText('₦48,250.00');
    await client.session?.logout();
    await waitFor(() => expect(widget()).not.toMatchTextContent(/48/));
  });
});
