import { demoAllServices, demoCase, demoTransaction, html, ok, refuse } from '@oja/core/testing';
import { en } from '@oja/widgets/text/en';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { paste } from '../../../../widgets/src/testing/paste.ts';
import { address, arriveAt, closeApp, goBack, renderApp, signIn } from '../../testing/renderApp.tsx';

afterEach(closeApp);

const sold = demoTransaction({ planId: 'mtn-sme-1gb' });

it.each(['data', 'airtime', 'electricity', 'cable', 'result-checker'] as const)(
  '/services/%s shows the service’s form',
  async (category) => {
    renderApp(`/services/${category}`);
    await arriveAt(category);
    expect(await screen.findByRole('region', { name: en.purchaseForm.titles[category] })).toBeVisible();
  },
);

it('reviews a repeated purchase, and keeps the customer out of the URL', async () => {
  renderApp('/user/transactions?ref=OJA-9001', {
    answers: { transactions: () => ok([sold]) },
  });
  await arriveAt('transactions');
  await userEvent.click(await screen.findByRole('button', { name: en.receipt.repeat }));
  await arriveAt('data');
  expect(address()).toBe('/services/data');
  await screen.findByRole('heading', { name: en.purchase.reviewTitle });
  const form = within(screen.getByRole('region', { name: en.purchaseForm.titles.data }));
  expect(form.getByText('0803 123 4567')).toBeVisible();
});

it.each(['data', 'airtime'] as const)(
  'focuses the number field of %s after navigation from another screen',
  async (category) => {
    renderApp('/', { answers: { services: () => ok(demoAllServices) } });
    await arriveAt('home');
    const tile = await screen.findByRole('link', { name: en.home.short[category] });
    await userEvent.click(tile);
    await arriveAt(category);
    await waitFor(() => expect(screen.getByRole('textbox', { name: en.fieldLabels.phone })).toHaveFocus());
  },
);

it('does not move the focus if the form is the first screen', async () => {
  renderApp('/services/data');
  expect(await screen.findByRole('textbox', { name: en.fieldLabels.phone })).not.toHaveFocus();
});

it('opens the funding page if the balance is too low, with the missing amount', async () => {
  renderApp('/', { answers: { balance: () => ok({ availableBalance: '10.00' }) } });
  await arriveAt('home');
  const prefill = { recipient: '08031234567', service: 'mtn-data', plan: 'mtn-sme-1gb' };
  history.pushState({ prefill, agent: 'amaka' }, '', '/services/data');
  await arriveAt('data');
  await userEvent.click(await screen.findByRole('button', { name: en.agentSale.addMoney('₦446') }));
  await arriveAt('funding');
  // The funding form begins with the missing amount.
  expect(address()).toBe('/user/funding?way=checkout&amount=446.00');
  expect(await screen.findByRole('textbox', { name: en.funding.amount })).toHaveValue('446');
});

it('opens a numbered case about a failed purchase whose refund is due', async () => {
  const due = demoTransaction({ status: 'failed' });
  renderApp('/', {
    answers: {
      purchase: () => ok(due),
      cases: () => ok([]),
      openCase: () => ok(demoCase, { status: 201 }),
    },
  });
  await arriveAt('home');
  const prefill = { recipient: '08031234567', service: 'mtn-data', plan: 'mtn-sme-1gb' };
  history.pushState({ prefill, isWhole: true, agent: 'amaka' }, '', '/services/data');
  await arriveAt('data');
  await userEvent.click(await screen.findByRole('button', { name: /^Buy/ }));
  await userEvent.click(await screen.findByRole('button', { name: en.support.reportRefund }));
  const dialog = within(await screen.findByRole('dialog'));
  await paste(userEvent, await dialog.findByRole('textbox', { name: en.cases.what }), 'No data came.');
  await userEvent.click(dialog.getByRole('button', { name: en.cases.send }));
  expect(await dialog.findByText(en.cases.opened(String(demoCase.number)))).toBeVisible();
});

it('restores the typed number after the session expired midway', async () => {
  let isOver = false;
  const { client } = renderApp('/services/data', {
    answers: {
      balance: () => (isOver ? refuse(401, 'Unauthenticated.') : ok({ availableBalance: '500.00' })),
    },
  });
  await arriveAt('data');
  const phone = { name: en.fieldLabels.phone };
  await paste(userEvent, await screen.findByRole('textbox', phone), '0803 123 4567');
  isOver = true;
  client.wallet.refresh();
  await screen.findByRole('button', { name: en.signIn.submit });
  isOver = false;
  await signIn();
  await arriveAt('data');
  expect(await screen.findByRole('textbox', phone)).toHaveValue('0803 123 4567');
});

describe('the column beside the form', () => {
  const { priceList, serviceHealth, transactions } = en;
  const recent = async () => within(await screen.findByRole('region', { name: transactions.recent }));
  const again = { name: transactions.repeat('MTN 1 GB · 30 days', '0803 123 4567') };

  afterEach(() => page.viewport(390, 844));

  it.each([
    [1400, (form: DOMRect, help: DOMRect) => help.left >= form.right],
    [390, (form: DOMRect, help: DOMRect) => help.top >= form.bottom],
  ])('is beside or below the form at %i px, in the order sales, health, prices', async (width, isClear) => {
    await page.viewport(width, 900);
    renderApp('/services/data');
    const form = await screen.findByRole('region', { name: en.purchaseForm.titles.data });
    const boxes = [];
    for (const name of [transactions.recent, serviceHealth.title, priceList.title])
      boxes.push((await screen.findByRole('region', { name })).getBoundingClientRect());
    for (const box of boxes) expect(isClear(form.getBoundingClientRect(), box)).toBe(true);
    expect(boxes.map(({ top }) => top)).toEqual(boxes.map(({ top }) => top).sort((a, b) => a - b));
  });

  const review = () => screen.findByRole('heading', { name: en.purchase.reviewTitle });

  it('opens and focuses the review of a repeated purchase, and does so again after a change', async () => {
    renderApp('/services/data', { answers: { transactions: () => ok([sold]) } });
    await arriveAt('data');
    await userEvent.click((await recent()).getByRole('button', again));
    const heading = await review();
    await waitFor(() => expect(heading).toHaveFocus());
    expect(address()).toBe('/services/data');
    // Again, after the agent has started another purchase.
    await userEvent.click(screen.getByRole('button', { name: en.purchase.change }));
    const phone = await screen.findByRole('textbox', { name: en.fieldLabels.phone });
    await userEvent.clear(phone);
    await paste(userEvent, phone, '0805');
    await userEvent.click((await recent()).getByRole('button', again));
    const form = within(screen.getByRole('region', { name: en.purchaseForm.titles.data }));
    await review();
    expect(form.getByText('0803 123 4567')).toBeVisible();
  });

  it('shows the review from its top, even after Back led to another position on the page', async () => {
    renderApp('/services/data', { answers: { transactions: () => ok([sold]) } });
    await arriveAt('data');
    const button = await (await recent()).findByRole('button', again);
    history.pushState(null, '', '#content');
    await goBack();
    button.scrollIntoView();
    expect(scrollY).toBeGreaterThan(100);
    await userEvent.click(button);
    const heading = await review();
    await waitFor(() => expect(heading).toHaveFocus());
    expect(scrollY).toBe(0);
  });

  it('returns to the previous screen on Back, however often a purchase was repeated', async () => {
    renderApp('/user/profile', { answers: { transactions: () => ok([sold]) } });
    await arriveAt('profile');
    history.pushState(null, '', '/services/data');
    await arriveAt('data');
    for (let time = 0; time < 2; time += 1)
      await userEvent.click((await recent()).getByRole('button', again));
    await goBack();
    await arriveAt('profile');
  });

  it('links to all transactions of its category', async () => {
    renderApp('/services/data', { answers: { transactions: () => ok([sold]) } });
    await userEvent.click((await recent()).getByRole('link', { name: transactions.showAllLabel }));
    await arriveAt('transactions');
    expect(address()).toBe('/user/transactions?service=data');
  });

  it('hides the prices if they could not be loaded; the form offers the only retry', async () => {
    renderApp('/services/data', { answers: { services: () => html(503) } });
    await arriveAt('data');
    expect(await screen.findAllByRole('button', { name: en.purchaseForm.tryAgain })).toHaveLength(1);
    await recent();
    expect(screen.queryByRole('region', { name: priceList.title })).toBeNull();
  });
});
