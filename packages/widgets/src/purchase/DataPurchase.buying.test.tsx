import { createSellingPricesStore } from '@oja/core';
import { demoServices, demoTransaction, lost, ok, refuse } from '@oja/core/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Answers } from '../testing/testClient.ts';
import { en } from '../text/en.ts';
import { openData, sold, story } from './dataPurchase.helper.tsx';
import { DataPurchase } from './index.ts';
import { goToReview, sell } from './purchase.helper.ts';

const words = en.purchase;

afterEach(cleanup);

describe('a data purchase', () => {
  it('sends the reviewed purchase once when Buy is pressed', async () => {
    const { purchases } = openData({ answers: sold('delivered') });
    await goToReview(story);
    await userEvent.click(screen.getByRole('button', { name: /^Buy/ }));
    await screen.findByRole('heading', { name: words.deliveredTitle });
    expect(purchases()).toHaveLength(1);
    expect(purchases()[0]?.body).toMatchObject({
      serviceId: 'mtn-data',
      planId: 'mtn-sme-1gb',
      recipient: '08031234567',
      expectedPrice: '456.00',
    });
  });

  const ownPrice: Answers = {
    sellingPrices: () => ok([{ planId: 'mtn-sme-1gb', markup: { kind: 'price', amount: '500.00' } }]),
  };

  it('shows the customer’s price on the review and buys at the wallet’s price', async () => {
    const { purchases } = openData({ answers: { ...sold('delivered'), ...ownPrice } });
    await goToReview(story);
    expect(await screen.findByText(en.customerPrice.pays('₦500'))).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: words.buy('₦456') }));
    await screen.findByRole('heading', { name: words.deliveredTitle });
    expect(purchases()[0]?.body).toMatchObject({ expectedPrice: '456.00' });
  });

  it.each([
    ['an agent without own prices', { sellingPrices: () => ok([]) }, true],
    ['a server that keeps none', { sellingPrices: () => refuse(404, 'Not found') }, true],
    ['a visitor of an embed', ownPrice, false],
  ])('shows no customer’s price to %s', async (_, answers, showWallet) => {
    const { client } = openData({ answers }, { showWallet });
    await goToReview(story);
    // Waits for the code and the prices that the line would need.
    await import('./review/CustomerPriceLine.tsx');
    if (showWallet) await client.getStore(createSellingPricesStore).load();
    expect(screen.queryByText(/Customer pays/)).toBeNull();
  });

  it('calls onSettled once with the outcome', async () => {
    const onSettled = vi.fn();
    openData({ answers: sold('delivered') }, { onSettled });
    await sell(story);
    await screen.findByText(en.money.charged);
    expect(onSettled).toHaveBeenCalledOnce();
    expect(onSettled).toHaveBeenCalledWith(
      expect.objectContaining({
        outcome: 'delivered',
        money: 'charged',
        amount: 45_600,
        recipient: '08031234567',
      }),
    );
  });

  it('calls onPending once while the result is not known, and then onSettled', async () => {
    const [onPending, onSettled] = [vi.fn(), vi.fn()];
    openData(
      {
        answers: {
          ...sold('processing'),
          transaction: ({ params }) => ok(demoTransaction({ reference: params['ref'] })),
        },
      },
      { onPending, onSettled },
    );
    await sell(story);
    await screen.findByText(en.money.held);
    expect(onPending).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ outcome: 'pending', money: 'held', amount: 45_600 }),
    );
    expect(onSettled).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: words.checkNow }));
    await screen.findByText(en.money.charged);
    expect(onSettled.mock.calls).toMatchObject([[{ outcome: 'delivered' }]]);
    expect(onPending).toHaveBeenCalledOnce();
  });

  it('calls onCancelled if the agent leaves the review, and not if a refused purchase is changed', async () => {
    const onCancelled = vi.fn();
    openData({ answers: { purchase: () => refuse(409, 'Out.', { code: 'out_of_stock' }) } }, { onCancelled });
    await sell(story);
    await userEvent.click(await screen.findByRole('button', { name: words.tryAgain }));
    await screen.findByLabelText(en.fieldLabels.phone);
    expect(onCancelled).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: /^Review/ }));
    await userEvent.click(await screen.findByRole('button', { name: words.change }));
    await screen.findByLabelText(en.fieldLabels.phone);
    expect(onCancelled).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ outcome: 'cancelled', money: 'not-charged', recipient: '08031234567' }),
    );
  });

  it('shows an unknown result without failure, and then the delivery after a check', async () => {
    const { purchases } = openData({
      answers: {
        purchase: () => lost,
        transaction: ({ params }) => ok(demoTransaction({ reference: params['ref'] })),
      },
    });
    await sell(story);
    expect(await screen.findByRole('heading', { name: words.unknownTitle })).toBeVisible();
    expect(screen.getByText(en.money.held)).toBeVisible();
    expect(screen.queryByText(words.failedTitle)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: words.checkNow }));
    expect(await screen.findByRole('heading', { name: words.deliveredTitle })).toBeVisible();
    expect(purchases()).toHaveLength(1);
  });

  it('keeps the entered data after a refusal', async () => {
    openData({
      answers: { purchase: () => refuse(409, 'MTN SME is out of stock.', { code: 'service_unavailable' }) },
    });
    await sell(story);
    expect(await screen.findByText('MTN SME is out of stock. Nothing was charged.')).toBeVisible();
    expect(screen.getByText(en.money['not-charged'])).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: words.tryAgain }));
    expect(screen.getByLabelText(en.fieldLabels.phone)).toHaveValue('0803 123 4567');
  });

  it('keeps the entered data after the service was closed, and shows since when it is down', async () => {
    const since = '2026-11-21T09:10:00+01:00';
    let isClosed = false;
    openData({
      answers: {
        services: () =>
          ok(
            demoServices.map((one) =>
              isClosed && one.id === 'mtn-data' ? { ...one, available: false, downSince: since } : one,
            ),
          ),
        purchase: () => {
          isClosed = true;
          return refuse(409, 'MTN has been down since 09:10. You have not been charged.', {
            code: 'service_unavailable',
            data: { since },
          });
        },
      },
    });
    await sell(story);
    expect(await screen.findByText('MTN has been down since 09:10. Nothing was charged.')).toBeVisible();
    expect(screen.getByText(en.money['not-charged'])).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: words.tryAgain }));
    expect(screen.getByLabelText(en.fieldLabels.phone)).toHaveValue('0803 123 4567');
    expect(await screen.findByText(en.purchaseForm.downSince('21 Nov, 09:10'))).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(en.purchaseForm.downNow('MTN'));
  });

  it('asks for confirmation of a new price and sends it with a new reference', async () => {
    const { purchases } = openData({
      answers: {
        purchase: ({ body }) =>
          body.expectedPrice === '456.00'
            ? refuse(409, 'The price has changed.', { code: 'price_changed', data: { price: '470.00' } })
            : ok(demoTransaction({ reference: body.reference, amount: '470.00' }), { status: 201 }),
      },
    });
    await sell(story);
    await userEvent.click(await screen.findByRole('button', { name: words.reviewNewPrice('₦470') }));
    expect(screen.getByText(words.priceMoved('₦456', '₦470'))).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: words.buy('₦470') }));
    await screen.findByRole('heading', { name: words.deliveredTitle });
    const [first, second] = purchases();
    expect(second?.body).toMatchObject({ expectedPrice: '470.00' });
    expect(second?.body?.reference).not.toBe(first?.body?.reference);
  });

  it('asks for confirmation before the same purchase is repeated', async () => {
    const { purchases } = openData({ answers: sold('delivered') });
    await sell(story);
    await userEvent.click(await screen.findByRole('button', { name: words.sameAgain }));
    await userEvent.click(screen.getByRole('button', { name: /^Review/ }));
    await userEvent.click(await screen.findByRole('button', { name: /^Buy/ }));
    expect(await screen.findByRole('heading', { name: words.duplicateTitle })).toBeVisible();
    expect(purchases()).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: words.buyAgain }));
    await waitFor(() => expect(purchases()).toHaveLength(2));
  });

  it('starts the next purchase with an empty form', async () => {
    openData({ answers: sold('delivered') });
    await sell(story);
    await userEvent.click(await screen.findByRole('button', { name: words.startAnother }));
    expect(screen.getByLabelText(en.fieldLabels.phone)).toHaveValue('');
  });

  it('keeps the prefill while an earlier open purchase is shown', async () => {
    const { client } = openData({ answers: sold('pending') });
    await sell(story);
    await screen.findByRole('heading', { name: words.heldTitle });
    cleanup();
    render(<DataPurchase client={client} prefill={{ recipient: '08059998888' }} />);
    await userEvent.click(await screen.findByRole('button', { name: words.startAnother }));
    expect(screen.getByLabelText(en.fieldLabels.phone)).toHaveValue('0805 999 8888');
  });

  it('is possible with the keyboard alone', async () => {
    const { purchases } = openData({ answers: sold('delivered') });
    (await screen.findByLabelText(en.fieldLabels.phone)).focus();
    await userEvent.keyboard('08031234567{Tab}');
    expect(screen.getByRole('radio', { name: 'MTN' })).toHaveFocus();
    screen.getByRole('radio', { name: /^500 MB.*30 days/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: /^1 GB.*30 days/ })).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('heading', { name: words.reviewTitle });
    screen.getByRole('button', { name: /^Buy/ }).focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: words.deliveredTitle })).toHaveFocus();
    expect(purchases()).toHaveLength(1);
  });
});

describe('returning after a purchase', () => {
  const sellOnce = async () => {
    const { client } = openData({ answers: sold('delivered') }, { prefill: again });
    await userEvent.click(await screen.findByRole('button', { name: /^Review/ }));
    await userEvent.click(await screen.findByRole('button', { name: /^Buy/ }));
    await screen.findByRole('heading', { name: words.deliveredTitle });
    cleanup();
    return client;
  };
  const again = { recipient: '08031234567', service: 'mtn-data', plan: 'mtn-sme-1gb' };

  it('shows the result without taking the focus', async () => {
    const client = await sellOnce();
    render(<DataPurchase client={client} />);
    const news = await screen.findByRole('heading', { name: words.deliveredTitle });
    expect(news).toBeVisible();
    // The result is visible from the start, so the focus stays where the page put it.
    expect(news).not.toHaveFocus();
  });

  it('opens the form instead of the result if it has a prefill', async () => {
    const client = await sellOnce();
    render(<DataPurchase client={client} prefill={again} />);
    expect(await screen.findByLabelText(en.fieldLabels.phone)).toHaveValue('0803 123 4567');
    expect(screen.queryByRole('heading', { name: words.deliveredTitle })).toBeNull();
  });
});
