import { demoServices, demoTransaction, lost, ok, refuse } from '@oja/core/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Answers, createTestClient, type TestClientSetup } from '../testing/testClient.ts';
import { en } from '../text/en.ts';
import { type CategoryPurchaseProps, DataPurchase } from './index.ts';
import { type fillForm, goToReview, sell } from './sellInStory.ts';

const words = en.purchase;
const canvas = within(document.body);
const stage = { canvas, userEvent } as unknown as Parameters<typeof fillForm>[0];

afterEach(cleanup);

const sold = (status: string): Answers => ({
  purchase: ({ body }) => ok(demoTransaction({ reference: body.reference, status }), { status: 201 }),
});

function open(setup: TestClientSetup = {}, props: Partial<CategoryPurchaseProps> = {}) {
  const { client, server } = createTestClient(setup);
  render(
    <StrictMode>
      <DataPurchase client={client} {...props} />
    </StrictMode>,
  );
  return {
    client,
    purchases: () => server.calls.flatMap((call) => (call.name === 'purchase' ? [call] : [])),
  };
}

describe('the form of a data sale', () => {
  it('follows the number to its network, until the agent chooses one', async () => {
    open();
    await userEvent.type(await screen.findByLabelText(en.fieldLabels.phone), '0802');
    expect(screen.getByRole('radio', { name: 'Airtel' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Glo' }));
    await userEvent.clear(screen.getByLabelText(en.fieldLabels.phone));
    await userEvent.type(screen.getByLabelText(en.fieldLabels.phone), '+234 803 123 4567');
    expect(screen.getByRole('radio', { name: 'Glo' })).toBeChecked();
  });

  it('offers the usual network of a number that may be ported, and keeps the chosen one otherwise', async () => {
    const { purchases } = open({ answers: sold('delivered') });
    await userEvent.type(await screen.findByLabelText(en.fieldLabels.phone), '08090000023');
    await userEvent.click(screen.getByRole('radio', { name: 'MTN' }));
    expect(screen.getByText(en.saleForm.ported('0809', 'T2 (9mobile)', 'MTN'))).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: en.saleForm.switchTo('T2 (9mobile)') }));
    expect(screen.getByRole('radio', { name: 'T2 (9mobile)' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'MTN' }));
    await userEvent.click(screen.getByRole('radio', { name: /^1 GB.*30 days · SME/ }));
    await userEvent.click(screen.getByRole('button', { name: /^Review/ }));
    await userEvent.click(await screen.findByRole('button', { name: /^Buy/ }));
    await screen.findByRole('heading', { name: words.deliveredTitle });
    expect(purchases()[0]?.body).toMatchObject({
      serviceId: 'mtn-data',
      ported: true,
      recipient: '08090000023',
    });
  });

  it('says what is missing beside each field, keeps what was typed and sends nothing', async () => {
    const { purchases } = open();
    await userEvent.type(await screen.findByLabelText(en.fieldLabels.phone), '0803 12');
    await userEvent.click(screen.getByRole('button', { name: en.saleForm.review }));
    expect(screen.getByLabelText(en.fieldLabels.phone)).toHaveAccessibleDescription(/5 digits are missing/);
    expect(screen.getByLabelText(en.fieldLabels.phone)).toHaveValue('0803 12');
    expect(screen.getByText(en.fieldFaults['not-chosen']('plan'))).toBeVisible();
    expect(screen.queryByRole('heading', { name: words.reviewTitle })).toBeNull();
    expect(purchases()).toHaveLength(0);
  });

  it('narrows the plans by words, kind and life', async () => {
    open();
    await userEvent.type(await screen.findByLabelText(en.fieldLabels.phone), '0803');
    const plans = () =>
      within(screen.getByRole('group', { name: en.fieldLabels.plan })).getAllByRole('radio', { name: /₦/ });
    expect(plans()).toHaveLength(10);
    await userEvent.click(screen.getByRole('radio', { name: en.saleForm.validities.daily }));
    expect(plans()).toHaveLength(2);
    await userEvent.click(
      within(screen.getByRole('group', { name: en.saleForm.validity })).getByRole('radio', {
        name: en.saleForm.every,
      }),
    );
    await userEvent.click(screen.getByRole('radio', { name: 'SME' }));
    expect(plans()).toHaveLength(4);
    await userEvent.type(screen.getByRole('searchbox'), '1gb');
    expect(plans()).toHaveLength(1);
  });

  it('shows a thousand plans a page at a time', async () => {
    const plans = Array.from({ length: 120 }, (_, place) => ({
      id: `p${place}`,
      name: `Plan ${place}`,
      price: '100.00',
    }));
    open({ answers: { services: () => ok(demoServices.map((service) => ({ ...service, plans }))) } });
    await userEvent.type(await screen.findByLabelText(en.fieldLabels.phone), '0803');
    expect(screen.getAllByRole('radio', { name: /^Plan/ })).toHaveLength(50);
    await userEvent.click(screen.getByRole('button', { name: en.saleForm.showMore(70) }));
    expect(screen.getAllByRole('radio', { name: /^Plan/ })).toHaveLength(100);
  });
});

describe('the review', () => {
  it('shows recipient, price, earnings and the balance after, and gives the form back unchanged', async () => {
    open();
    await goToReview(stage);
    for (const shown of ['0803 123 4567 (MTN)', '₦456.00', '₦9.00', '₦47,794.00']) {
      expect(screen.getByText(shown)).toBeVisible();
    }
    await userEvent.click(screen.getByRole('button', { name: words.change }));
    expect(screen.getByLabelText(en.fieldLabels.phone)).toHaveValue('0803 123 4567');
    expect(screen.getByRole('radio', { name: /^1 GB.*30 days · SME/ })).toBeChecked();
    expect(screen.getByRole('heading', { name: en.saleForm.titles.data })).toHaveFocus();
  });

  it('does not sell what the balance does not cover', async () => {
    const onAddMoney = vi.fn();
    const { purchases } = open(
      { answers: { balance: () => ok({ availableBalance: '250.00' }) } },
      { onAddMoney },
    );
    await goToReview(stage);
    expect(await screen.findByText(words.short('₦206.00'))).toBeVisible();
    expect(screen.getByRole('button', { name: /^Buy/ })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: words.addMoney }));
    expect(onAddMoney).toHaveBeenCalledOnce();
    expect(purchases()).toHaveLength(0);
  });
});

describe('a data sale', () => {
  it('is sent once, however often Buy is pressed', async () => {
    const { purchases } = open({ answers: sold('delivered') });
    await goToReview(stage);
    const buy = screen.getByRole('button', { name: /^Buy/ });
    for (let press = 0; press < 20; press++) buy.click();
    await screen.findByRole('heading', { name: words.deliveredTitle });
    expect(purchases()).toHaveLength(1);
    expect(purchases()[0]?.body).toMatchObject({
      serviceId: 'mtn-data',
      planId: 'mtn-sme-1gb',
      recipient: '08031234567',
      expectedPrice: '456.00',
    });
  });

  it('tells the host once how it ended', async () => {
    const onSettled = vi.fn();
    open({ answers: sold('delivered') }, { onSettled });
    await sell(stage);
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

  it('never says failed while nobody knows, and becomes delivered by itself', async () => {
    const { purchases } = open({
      answers: {
        purchase: () => lost,
        transaction: ({ params }) => ok(demoTransaction({ reference: params['ref'] })),
      },
    });
    await sell(stage);
    expect(await screen.findByRole('heading', { name: words.unknownTitle })).toBeVisible();
    expect(screen.getByText(en.money.held)).toBeVisible();
    expect(screen.queryByText(words.failedTitle)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: words.checkNow }));
    expect(await screen.findByRole('heading', { name: words.deliveredTitle })).toBeVisible();
    expect(purchases()).toHaveLength(1);
  });

  it('keeps everything that was entered when the server refuses it', async () => {
    open({
      answers: { purchase: () => refuse(409, 'MTN SME is out of stock.', { code: 'service_unavailable' }) },
    });
    await sell(stage);
    expect(await screen.findByText('MTN SME is out of stock. Nothing was charged.')).toBeVisible();
    expect(screen.getByText(en.money.notCharged)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: words.tryAgain }));
    expect(screen.getByLabelText(en.fieldLabels.phone)).toHaveValue('08031234567');
  });

  it('asks again when the price moved, and sends the new one under a new reference', async () => {
    const { purchases } = open({
      answers: {
        purchase: ({ body }) =>
          body.expectedPrice === '456.00'
            ? refuse(409, 'The price has changed.', { code: 'price_changed', data: { price: '470.00' } })
            : ok(demoTransaction({ reference: body.reference, amount: '470.00' }), { status: 201 }),
      },
    });
    await sell(stage);
    await userEvent.click(await screen.findByRole('button', { name: words.reviewNewPrice('₦470') }));
    expect(screen.getByText(words.priceMoved('₦456', '₦470'))).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: words.buy('₦470') }));
    await screen.findByRole('heading', { name: words.deliveredTitle });
    const [first, second] = purchases();
    expect(second?.body).toMatchObject({ expectedPrice: '470.00' });
    expect(second?.body?.reference).not.toBe(first?.body?.reference);
  });

  it('asks before the same sale is made twice', async () => {
    const { purchases } = open({ answers: sold('delivered') });
    await sell(stage);
    await userEvent.click(await screen.findByRole('button', { name: words.sameAgain }));
    await userEvent.click(screen.getByRole('button', { name: /^Review/ }));
    await userEvent.click(await screen.findByRole('button', { name: /^Buy/ }));
    expect(await screen.findByRole('heading', { name: words.duplicateTitle })).toBeVisible();
    expect(purchases()).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: words.buyAgain }));
    await waitFor(() => expect(purchases()).toHaveLength(2));
  });

  it('starts the next sale empty', async () => {
    open({ answers: sold('delivered') });
    await sell(stage);
    await userEvent.click(await screen.findByRole('button', { name: words.sellAnother }));
    expect(screen.getByLabelText(en.fieldLabels.phone)).toHaveValue('');
  });

  it('can be made with the keyboard alone', async () => {
    const { purchases } = open({ answers: sold('delivered') });
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

describe('after a sale', () => {
  const sellOnce = async () => {
    const { client } = open({ answers: sold('delivered') }, { prefill: again });
    await userEvent.click(await screen.findByRole('button', { name: /^Review/ }));
    await userEvent.click(await screen.findByRole('button', { name: /^Buy/ }));
    await screen.findByRole('heading', { name: words.deliveredTitle });
    cleanup();
    return client;
  };
  const again = { recipient: '08031234567', service: 'mtn-data', plan: 'mtn-sme-1gb' };

  it('shows how it ended to whoever comes back', async () => {
    const client = await sellOnce();
    render(<DataPurchase client={client} />);
    const news = await screen.findByRole('heading', { name: words.deliveredTitle });
    expect(news).toBeVisible();
    // It stands there already: the page has the focus.
    expect(news).not.toHaveFocus();
  });

  it('opens the form for whoever comes to sell the next', async () => {
    const client = await sellOnce();
    render(<DataPurchase client={client} prefill={again} />);
    expect(await screen.findByLabelText(en.fieldLabels.phone)).toHaveValue('08031234567');
    expect(screen.queryByRole('heading', { name: words.deliveredTitle })).toBeNull();
  });
});
