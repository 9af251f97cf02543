import { demoAllServices, demoSellingPrices, ok, refuse } from '@oja/core/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { describeWidget } from '../testing/describeWidget.tsx';
import { paste } from '../testing/paste.ts';
import { type Answers, createTestClient } from '../testing/testClient.ts';
import { en } from '../text/en.ts';
import { SellingPrices } from './SellingPrices.tsx';

const words = en.sellingPrices;
const answers: Answers = {
  sellingPrices: () => ok(demoSellingPrices),
  services: () => ok(demoAllServices),
};

describeWidget('SellingPrices', {
  make: (client) => <SellingPrices client={client} />,
  setup: { answers },
});

function show(change: Answers = {}) {
  const { client, server } = createTestClient({ answers: { ...answers, ...change } });
  render(<SellingPrices client={client} />);
  return () => server.calls.flatMap(({ name, body }) => (name === 'setSellingPrice' ? [body] : []));
}
const open = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name: words.changeNamed(name) }));
const save = () => userEvent.click(screen.getByRole('button', { name: words.save }));
async function type(label: string, typed: string) {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  await paste(userEvent, field, typed);
}
const priceIn = (row: HTMLElement) => within(row).getAllByRole('cell')[0]?.textContent;
const plan = 'MTN 1 GB, 30 days · SME';

describe('SellingPrices', () => {
  afterEach(cleanup);

  it('shows the selling price and the profit of each plan, and the rule that a category inherits', async () => {
    show();
    const row = await screen.findByRole('row', { name: /^1 GB ?30 days · SME/ });
    expect(priceIn(row)).toBe('₦500Profit ₦44');
    expect(priceIn(screen.getByRole('row', { name: /^2 GB ?30 days · SME/ }))).toBe('₦846Profit ₦41');
    expect(screen.getByText(words.all(words.names.data)).nextElementSibling).toHaveTextContent(
      words.inherited(words.percent('5')),
    );
  });

  it('sets the selling price of a plan, and says that earlier sales keep theirs', async () => {
    const sent = show({ setSellingPrice: () => ok([]) });
    await open(plan);
    expect(screen.getByLabelText(words.priceField)).toHaveValue('500');
    await type(words.priceField, '520');
    expect(screen.getByText(words.wouldPay('₦520', '₦64'))).toBeVisible();
    await save();
    expect(await screen.findByText(words.saved('MTN 1 GB'))).toBeVisible();
    expect(sent()).toEqual([
      {
        category: 'data',
        serviceId: 'mtn-data',
        planId: 'mtn-sme-1gb',
        markup: { kind: 'price', amount: '520.00' },
      },
    ]);
  });

  it('sets a markup in per cent or naira for everything, and removes a rule', async () => {
    const sent = show({ setSellingPrice: () => ok(demoSellingPrices) });
    await open(words.everything);
    await type(words.percentField, '2.5');
    await save();
    await open(words.everything);
    await userEvent.selectOptions(screen.getByLabelText(words.how), words.ways.add);
    await type(words.addField, '20');
    await save();
    await open(words.everything);
    await userEvent.selectOptions(screen.getByLabelText(words.how), words.ways.none);
    await save();
    await screen.findByText(words.saved(words.everything));
    expect(sent()).toEqual([
      { markup: { kind: 'percent', basisPoints: 250 } },
      { markup: { kind: 'add', amount: '20.00' } },
      { markup: null },
    ]);
  });

  it.each([
    [plan, words.priceField, '455', words.issues.belowCost('₦456')],
    [plan, words.priceField, '99999', words.issues.above('₦10,456')],
    [words.everything, words.percentField, '101', words.issues.percentRange],
    [words.everything, words.percentField, 'abc', words.missing],
  ])(
    'shows an error at the field for %s with %s %s, and sends nothing',
    async (name, label, typed, sentence) => {
      const sent = show();
      await open(name);
      await type(label, typed);
      await save();
      expect(await screen.findByText(sentence)).toBeVisible();
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(sentence));
      expect(sent()).toEqual([]);
    },
  );

  it('keeps the typed price and shows the server’s error at the field when the server refuses it', async () => {
    const refusal = 'This is less than the ₦600.00 that it costs you. Enter more.';
    show({ setSellingPrice: () => refuse(400, 'No.', { errors: { markup: [refusal] } }) });
    await open(plan);
    await type(words.priceField, '550');
    await save();
    expect(await screen.findByText(refusal)).toBeVisible();
    expect(screen.getByLabelText(words.priceField)).toHaveValue('550');
  });
});
