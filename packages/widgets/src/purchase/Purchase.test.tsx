import { demoMeter, ok } from '@oja/core/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { paste } from '../testing/paste.ts';
import { en } from '../text/en.ts';
import { DataPurchase, ElectricityPurchase, Purchase } from './index.ts';
import { openPurchase } from './openPurchase.helper.tsx';
import { dataHistory, powerHistory } from './services.fixture.ts';
import { ticketService, ticketServices } from './tickets.fixture.ts';

const { agentSale, fieldLabels: labels, purchase: words, purchaseForm } = en;

afterEach(cleanup);

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

const openTickets = () =>
  openPurchase((props) => <Purchase {...props} definition={ticketService} />, {
    answers: { services: () => ok(ticketServices) },
  });

describe('a category outside the catalogue, with a field of each kind', () => {
  it('shows its labels, validates each field, opens the review and buys', async () => {
    const { purchases } = openTickets();
    await userEvent.click(await screen.findByRole('radio', { name: 'Terra Kulture' }));
    expect(screen.getByRole('heading', { name: 'Buy event tickets' })).toBeVisible();
    await press(purchaseForm.review);
    expect(screen.getByText('Choose the show.')).toBeVisible();
    expect(screen.getByLabelText('Seat number')).toHaveAccessibleDescription(en.fieldIssues.characters);
    expect(screen.getByLabelText('Member card')).toHaveAccessibleDescription('4 digits are missing.');
    expect(screen.getByLabelText(labels.amount)).toHaveAccessibleDescription(/Enter the amount\.$/);
    await userEvent.click(screen.getByRole('radio', { name: /^Evening/ }));
    await userEvent.click(screen.getByRole('radio', { name: 'Right side' }));
    await paste(userEvent, screen.getByLabelText('Seat number'), 'B12');
    await paste(userEvent, screen.getByLabelText('Member card'), '1234');
    await press(en.quantityField.more);
    await userEvent.click(screen.getByRole('radio', { name: '₦500' }));
    await userEvent.type(screen.getByLabelText(labels.phone), '08031234567{Enter}');
    await screen.findByRole('heading', { name: words.reviewTitle });
    expect(screen.getByText('0803 123 4567')).toBeVisible();
    await press('Buy · ₦16,500');
    await screen.findByRole('heading', { name: words.deliveredTitle });
    expect(purchases()).toEqual([
      {
        category: 'event-tickets',
        serviceId: 'terra',
        planId: 'evening',
        recipient: '08031234567',
        amount: '500.00',
        quantity: 2,
        expectedPrice: '16500.00',
      },
    ]);
  });
});

describe('recent recipients', () => {
  it('open the review on one tap, and return to a form with their data', async () => {
    openPurchase(DataPurchase, { answers: { transactions: () => ok(dataHistory) } });
    const list = await screen.findByRole('list', { name: agentSale.recent });
    expect(list).toHaveTextContent('0803 111 2222MTN 2 GB · ₦8050803 000 0001MTN 1 GB · ₦456');
    await press(/0803 111 2222/);
    expect(await screen.findByRole('heading', { name: words.reviewTitle })).toHaveFocus();
    expect(screen.getByRole('button', { name: words.buy('₦805') })).toBeVisible();
    await press(words.change);
    expect(screen.getByLabelText(labels.phone)).toHaveValue('0803 111 2222');
    expect(screen.getByRole('radio', { name: 'MTN' })).toBeChecked();
    expect(screen.getByRole('radio', { name: /^2 GB.*30 days · SME/ })).toBeChecked();
    expect(screen.queryByRole('list', { name: agentSale.recent })).toBeNull();
  });

  it('are neither shown nor requested on a partner’s page', async () => {
    const { server } = openPurchase(
      DataPurchase,
      { answers: { transactions: () => ok(dataHistory) } },
      { showWallet: false },
    );
    await screen.findByLabelText(labels.phone);
    expect(screen.queryByRole('list', { name: agentSale.recent })).toBeNull();
    expect(server.calls.map(({ name }) => name)).not.toContain('transactions');
    expect(server.calls.map(({ name }) => name)).not.toContain('balance');
  });

  it('put their disco at the top of the list and select it', async () => {
    const [, yola] = powerHistory;
    openPurchase(ElectricityPurchase, {
      answers: { transactions: () => ok([...dataHistory, ...(yola ? [yola] : [])]) },
    });
    await screen.findByRole('list', { name: agentSale.recent });
    expect(screen.getAllByRole('option')[0]).toHaveTextContent('Yola Electric');
    expect(screen.getByLabelText(labels.disco)).toHaveDisplayValue('Yola Electric');
  });

  it('disappear when a number is typed, without moving the form', async () => {
    openPurchase(DataPurchase, { answers: { transactions: () => ok(dataHistory) } });
    await screen.findByRole('list', { name: agentSale.recent });
    const networks = screen.getByRole('group', { name: labels.network });
    const { top } = networks.getBoundingClientRect();
    await userEvent.type(screen.getByLabelText(labels.phone), '0');
    expect(screen.queryByRole('list', { name: agentSale.recent })).toBeNull();
    expect(networks.getBoundingClientRect().top).toBe(top);
  });
});

describe('a purchase that starts at its review', () => {
  const prefill = { recipient: '08031234567', service: 'mtn-data', plan: 'mtn-sme-1gb' };

  it('opens the review without a press, and returns to a filled form', async () => {
    openPurchase(DataPurchase, {}, { prefill, startsAtReview: true });
    expect(await screen.findByRole('heading', { name: words.reviewTitle })).toBeVisible();
    await press(words.change);
    expect(screen.getByLabelText(labels.phone)).toHaveValue('0803 123 4567');
    expect(screen.getByRole('button', { name: 'Review · ₦456' })).toBeVisible();
  });

  it('shows the form with the error if the prefill can’t be bought', async () => {
    openPurchase(DataPurchase, {}, { prefill: { ...prefill, plan: 'gone' }, startsAtReview: true });
    expect(await screen.findByText('Choose the plan.')).toBeVisible();
    expect(screen.queryByRole('heading', { name: words.reviewTitle })).toBeNull();
  });

  it('buys nothing without a press', async () => {
    const { purchases } = openPurchase(DataPurchase, {}, { prefill, startsAtReview: true });
    await screen.findByRole('heading', { name: words.reviewTitle });
    expect(purchases()).toEqual([]);
  });
});

it('shows the recipient as the largest text of the review, not cut off at 280 px and 200 % text size', async () => {
  const prefill = { recipient: '08031234567', service: 'mtn-data', plan: 'mtn-sme-1gb' };
  document.documentElement.style.fontSize = '200%';
  const { container } = openPurchase(DataPurchase, {}, { prefill, startsAtReview: true });
  container.style.width = '280px';
  const number = await screen.findByText('0803 123 4567');
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  const others = [...container.querySelectorAll('p, dt, dd, h2, button')].filter((each) => each !== number);
  for (const other of others) expect(sizeOf(number)).toBeGreaterThan(sizeOf(other));
  expect(number.scrollWidth).toBeLessThanOrEqual(number.clientWidth);
  document.documentElement.style.removeProperty('font-size');
});

describe('the focus, after the pressed button is gone', () => {
  it('moves to the network that was selected', async () => {
    const prefill = { recipient: '08021234567', service: 'mtn-data' };
    openPurchase(DataPurchase, {}, { prefill });
    await userEvent.click(await screen.findByRole('button', { name: purchaseForm.switchTo('Airtel') }));
    expect(screen.getByRole('radio', { name: 'Airtel' })).toHaveFocus();
    expect(screen.getByRole('radio', { name: 'Airtel' })).toBeChecked();
  });

  it('moves to the result of the meter verification', async () => {
    const prefill = { recipient: '99000000010', service: 'eko-electric', amount: '1000' };
    openPurchase(ElectricityPurchase, {}, { prefill });
    await userEvent.click(
      await screen.findByRole('button', { name: en.lookUp.trySibling('Ikeja Electric') }),
    );
    const said = (await screen.findByText(demoMeter.customerName)).closest('[role="status"]');
    expect(said).toHaveFocus();
  });

  it('moves to the receipt actions', async () => {
    const prefill = { recipient: '08031234567', service: 'mtn-data', plan: 'mtn-sme-1gb' };
    openPurchase(DataPurchase, {}, { prefill, startsAtReview: true });
    await userEvent.click(await screen.findByRole('button', { name: /^Buy/ }));
    await userEvent.click(await screen.findByRole('button', { name: agentSale.giveReceipt }));
    const way = await screen.findByRole('button', { name: en.receipt.whatsApp });
    expect(document.activeElement).toContainElement(way);
    expect(document.body).not.toHaveFocus();
  });
});

describe('a form with a prefill', () => {
  it('shows the prefilled values from the start', async () => {
    const prefill = { recipient: '08021234567', service: 'mtn-data', plan: 'mtn-sme-1gb' };
    openPurchase(DataPurchase, {}, { prefill });
    expect(await screen.findByLabelText(labels.phone)).toHaveValue('0802 123 4567');
    expect(screen.getByText(purchaseForm.ported('0802', 'Airtel', 'MTN'))).toBeVisible();
    expect(screen.getByRole('button', { name: 'Review · ₦456' })).toBeVisible();
  });
});
