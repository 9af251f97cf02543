import { demoServices, demoTransaction, ok, refuse } from '@oja/core/testing';
import { en } from '@oja/widgets/text/en.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { address, arriveAt, closeApp, renderApp, signIn } from '../../testing/renderApp.tsx';

afterEach(closeApp);

it.each(['data', 'airtime', 'electricity', 'cable', 'result-checker'] as const)(
  '/services/%s sells it',
  async (category) => {
    renderApp(`/services/${category}`);
    await arriveAt(category);
    expect(await screen.findByRole('region', { name: en.saleForm.titles[category] })).toBeVisible();
  },
);

it('fills the form with a sale that is to be sold again, and keeps the customer out of the address', async () => {
  renderApp('/user/transactions?ref=OJA-9001', {
    answers: { transactions: () => ok([demoTransaction()]) },
  });
  await arriveAt('transactions');
  await userEvent.click(await screen.findByRole('button', { name: en.receipt.repeat }));
  await arriveAt('data');
  expect(address()).toBe('/services/data');
  const phone = await screen.findByRole('textbox', { name: /phone/i });
  await waitFor(() => expect(phone).toHaveValue('08031234567'));
});

it('leads to where money is added when the balance is too low', async () => {
  renderApp('/', { answers: { balance: () => ok({ availableBalance: '10.00' }) } });
  await arriveAt('home');
  const repeat = { recipient: '08031234567', service: 'mtn-data', plan: 'mtn-sme-1gb' };
  history.pushState({ repeat, agent: 'amaka' }, '', '/services/data');
  await arriveAt('data');
  await userEvent.click(await screen.findByRole('button', { name: /^Review/ }));
  await userEvent.click(await screen.findByRole('button', { name: en.purchase.addMoney }));
  await arriveAt('funding');
});

it('has what was typed, after a session that expired in the middle of the form', async () => {
  let isOver = false;
  const { client } = renderApp('/services/data', {
    answers: {
      balance: () => (isOver ? refuse(401, 'Unauthenticated.') : ok({ availableBalance: '500.00' })),
    },
  });
  await arriveAt('data');
  const phone = { name: en.fieldLabels.phone };
  await userEvent.type(await screen.findByRole('textbox', phone), '0803 123 4567');
  isOver = true;
  client.wallet.refresh();
  await screen.findByRole('button', { name: en.signIn.submit });
  isOver = false;
  await signIn();
  await arriveAt('data');
  expect(await screen.findByRole('textbox', phone)).toHaveValue('0803 123 4567');
});

describe('the health of its services', () => {
  const words = en.serviceHealth;
  const [mtn, airtel, ...others] = demoServices;
  if (!mtn || !airtel) throw new Error('There are four networks');
  const show = async (services: typeof demoServices) => {
    await page.viewport(1400, 900);
    renderApp('/services/data', { answers: { services: () => ok(services) } });
    return screen.findByRole('region', { name: words.title });
  };
  afterEach(() => page.viewport(390, 844));

  it('is told in one line where all sell', async () => {
    expect(await show(demoServices)).toHaveTextContent(words.title + words.allWell.data);
  });

  it('names those that do not, and what there is to know', async () => {
    const region = await show([
      { ...mtn, available: false, notice: 'MTN is working on it.' },
      { ...airtel, notice: 'Slow today.' },
      ...others,
    ]);
    const rows = within(region).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      `MTN${words.down}MTN is working on it.`,
      `Airtel${words.notice}Slow today.`,
    ]);
  });
});
