import { createMemoryJournal } from '@oja/core';
import { demoServices, ok } from '@oja/core/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { paste } from '../testing/paste.ts';
import { en } from '../text/en.ts';
import { openData, sold, story } from './dataPurchase.helper.tsx';
import { goToReview } from './purchase.helper.ts';

const words = en.purchase;

afterEach(cleanup);

describe('the form of a data purchase', () => {
  it('selects the network of the number until the agent chooses one', async () => {
    openData();
    await paste(userEvent, await screen.findByLabelText(en.fieldLabels.phone), '0802');
    expect(screen.getByRole('radio', { name: 'Airtel' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Glo' }));
    await userEvent.clear(screen.getByLabelText(en.fieldLabels.phone));
    await paste(userEvent, screen.getByLabelText(en.fieldLabels.phone), '+234 803 123 4567');
    expect(screen.getByRole('radio', { name: 'Glo' })).toBeChecked();
  });

  it('asks for the network if the number has no known prefix', async () => {
    openData();
    await paste(userEvent, await screen.findByLabelText(en.fieldLabels.phone), '08010000000');
    expect(screen.getByText(en.purchaseForm.serviceFirst('network'))).toBeVisible();
  });

  it('offers the usual network of a number, and sends the other one as ported if it is kept', async () => {
    const { purchases } = openData({ answers: sold('delivered') });
    await paste(userEvent, await screen.findByLabelText(en.fieldLabels.phone), '08090000023');
    await userEvent.click(screen.getByRole('radio', { name: 'MTN' }));
    expect(screen.getByText(en.purchaseForm.ported('0809', 'T2 (9mobile)', 'MTN'))).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: en.purchaseForm.switchTo('T2 (9mobile)') }));
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

  it('shows an error at each invalid field, keeps the typed text and opens no review', async () => {
    const { purchases } = openData();
    await paste(userEvent, await screen.findByLabelText(en.fieldLabels.phone), '0803 12');
    await userEvent.click(screen.getByRole('button', { name: en.purchaseForm.review }));
    expect(screen.getByLabelText(en.fieldLabels.phone)).toHaveAccessibleDescription(/5 digits are missing/);
    expect(screen.getByLabelText(en.fieldLabels.phone)).toHaveValue('0803 12');
    expect(screen.getByText('Choose the plan.')).toBeVisible();
    expect(screen.queryByRole('heading', { name: words.reviewTitle })).toBeNull();
    expect(purchases()).toHaveLength(0);
  });

  it('filters the plans by validity, kind and search text', async () => {
    openData();
    await paste(userEvent, await screen.findByLabelText(en.fieldLabels.phone), '0803');
    const plans = () =>
      within(screen.getByRole('group', { name: en.fieldLabels.plan })).getAllByRole('radio', { name: /₦/ });
    expect(plans()).toHaveLength(10);
    await userEvent.click(screen.getByRole('radio', { name: en.purchaseForm.validities.daily }));
    expect(plans()).toHaveLength(2);
    await userEvent.click(
      within(screen.getByRole('group', { name: en.purchaseForm.kind })).getByRole('radio', {
        name: en.purchaseForm.every,
      }),
    );
    await userEvent.click(screen.getByRole('radio', { name: 'SME' }));
    expect(plans()).toHaveLength(4);
    await paste(userEvent, screen.getByRole('searchbox'), '1gb');
    expect(plans()).toHaveLength(1);
  });

  it('shows size, price, validity, kind and price per gigabyte of a plan', async () => {
    openData();
    await paste(userEvent, await screen.findByLabelText(en.fieldLabels.phone), '0803');
    const plan = screen.getByRole('radio', { name: /^5 GB/ });
    expect(plan).toHaveAccessibleName('5 GB ₦1,710 30 days · SME ₦342/GB');
  });

  it('shows 50 plans at a time', async () => {
    const plans = Array.from({ length: 120 }, (_, place) => ({
      id: `p${place}`,
      name: `Plan ${place}`,
      price: '100.00',
    }));
    openData({ answers: { services: () => ok(demoServices.map((service) => ({ ...service, plans }))) } });
    await paste(userEvent, await screen.findByLabelText(en.fieldLabels.phone), '0803');
    expect(screen.getAllByRole('radio', { name: /^Plan/ })).toHaveLength(50);
    await userEvent.click(screen.getByRole('button', { name: en.purchaseForm.showMore(70) }));
    expect(screen.getAllByRole('radio', { name: /^Plan/ })).toHaveLength(100);
  });
});

describe('the review', () => {
  it('shows recipient, price, earnings and the balance after, and returns to the unchanged form', async () => {
    openData();
    await goToReview(story);
    for (const shown of ['0803 123 4567', '₦456.00', '₦9.00', '₦47,794.00']) {
      expect(screen.getByText(shown)).toBeVisible();
    }
    await userEvent.click(screen.getByRole('button', { name: words.change }));
    expect(screen.getByLabelText(en.fieldLabels.phone)).toHaveValue('0803 123 4567');
    expect(screen.getByRole('radio', { name: /^1 GB.*30 days · SME/ })).toBeChecked();
    expect(screen.getByRole('heading', { name: en.purchaseForm.titles.data })).toHaveFocus();
  });

  it('asks to keep the page open only if the journal is not durable', async () => {
    openData();
    await goToReview(story);
    expect(await screen.findByText(words.keepOpen)).toBeVisible();
    cleanup();
    const journal = { ...createMemoryJournal(), isDurable: vi.fn(async () => true) };
    openData({ platform: { journal } });
    await goToReview(story);
    await waitFor(() => expect(journal.isDurable).toHaveBeenCalled());
    expect(screen.queryByText(words.keepOpen)).toBeNull();
  });

  it('disables Buy and offers to add money if the balance is too low', async () => {
    const onAddMoney = vi.fn();
    const { purchases } = openData(
      { answers: { balance: () => ok({ availableBalance: '250.00' }) } },
      { onAddMoney },
    );
    await goToReview(story);
    expect(await screen.findByText(en.agentSale.short('₦206.00'))).toBeVisible();
    expect(screen.getByRole('button', { name: /^Buy/ })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: en.agentSale.addMoney('₦206') }));
    expect(onAddMoney.mock.calls).toEqual([[20_600]]);
    expect(purchases()).toHaveLength(0);
  });
});
