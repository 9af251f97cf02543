import { catalogue, formatPhone, startPurchase } from '@oja/core';
import { demoTransaction, ok } from '@oja/core/testing';
import { en } from '@oja/widgets/text/en.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { draftOf } from '../../testing/draft.ts';
import { address, arriveAt, closeApp, renderApp } from '../../testing/renderApp.tsx';

const words = en.home;

afterEach(closeApp);

it('shows the balance, a tile for each service, and the last sales', async () => {
  renderApp('/dashboard/default');
  await arriveAt('home');
  expect(await screen.findByText('₦48,250.00')).toBeVisible();
  const sell = within(screen.getByRole('region', { name: words.sell }));
  expect(sell.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    catalogue.map(({ route }) => route),
  );
  expect(await screen.findByRole('button', { name: /MTN 1 GB/ })).toBeVisible();
  expect(screen.queryByRole('heading', { name: words.attention(1) })).toBeNull();
});

it('leads from a tile to the sale', async () => {
  renderApp('/');
  const sell = within(await screen.findByRole('region', { name: words.sell }));
  await userEvent.click(sell.getByRole('link', { name: words.short.data }));
  await arriveAt('data');
});

it('leads from a sale to its detail, and from "All" to all', async () => {
  renderApp('/');
  await userEvent.click(await screen.findByRole('button', { name: /MTN 1 GB/ }));
  await arriveAt('transactions');
  expect(address()).toBe('/user/transactions?ref=OJA-9001');
  expect(await screen.findByText(en.transactions.balanceAfter)).toBeVisible();
});

it('names each sale of which the end is not known, with where its money is, until it is known', async () => {
  const reference: { key: string } = { key: '' };
  let status = 'pending';
  const sold = () => ok(demoTransaction({ reference: reference.key, status }));
  const { client } = renderApp('/', {
    answers: {
      purchase({ body }) {
        reference.key = body.reference;
        return sold();
      },
      transaction: sold,
    },
  });
  await arriveAt('home');
  const sale = startPurchase(client, 'data');
  sale.review(draftOf({ planName: '1 GB' }));
  await sale.buy();
  const part = within(await screen.findByRole('region', { name: words.attention(1) }));
  const row = part.getByRole('link');
  expect(row.textContent).toContain(words.attentionSale('1 GB', formatPhone('08031234567')));
  expect(row.textContent).toContain(en.money.held);
  expect(row.textContent).toContain('₦456.00');
  expect(row).toHaveAttribute('href', '/services/data');
  status = 'delivered';
  sale.checkNow();
  await waitFor(() => expect(screen.queryByRole('region', { name: words.attention(1) })).toBeNull());
});

it('leads from the balance to where money is added', async () => {
  renderApp('/');
  await userEvent.click(await screen.findByRole('button', { name: en.walletBalance.addMoney }));
  await arriveAt('funding');
});

it('has the agent’s referral code, and a link that registers with it', async () => {
  renderApp('/');
  const part = within(await screen.findByRole('region', { name: words.referral }));
  expect(part.getByText('amaka')).toBeVisible();
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await userEvent.click(part.getByRole('button', { name: words.referralCopy }));
  expect(copied).toHaveBeenCalledWith(`${location.origin}/register?ref=amaka`);
});
