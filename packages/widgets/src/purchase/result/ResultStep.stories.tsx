import {
  createIntent,
  definitionOf,
  formatMoney,
  kobo,
  type PurchaseDraft,
  type TrackerState,
  type Transaction,
} from '@oja/core';
import { demoTransaction, ok } from '@oja/core/testing';
import { useEffect } from 'react';
import { expect, fn, type within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useClient } from '../../binding/ClientProvider.tsx';
import { withClient } from '../../testing/withClient.tsx';
import { en } from '../../text/en.ts';
import * as buttons from '../../ui/button/Button.css.ts';
import { allComponents } from '../allComponents.tsx';
import { ResultStep, type ResultStepProps } from './ResultStep.tsx';

const draft: PurchaseDraft = {
  category: 'data',
  serviceId: 'mtn-data',
  serviceName: 'MTN',
  planId: 'mtn-sme-1gb',
  planName: '1 GB · 30 days · SME',
  recipient: '08031234567',
  ported: false,
  price: kobo(45_600),
  commission: kobo(900),
};
const madeAt = Date.parse('2026-11-21T09:41:00+01:00');

const transaction = (status: Transaction['status']): Transaction => ({
  id: '9001',
  ref: 'OJA-9001',
  reference: '0192a4c7-91aa-4c5e-9d55-0f5a1b2c3c41',
  name: 'MTN 1 GB',
  amount: draft.price,
  description: '',
  status,
  statusWord: status,
  transactionType: 'debit',
  createdAt: madeAt,
  commission: kobo(900),
  balance: { before: kobo(4_825_000), after: kobo(4_779_400) },
});
const checks = { lastCheckedAt: madeAt + 55_000, nextCheckAt: madeAt + 68_000 };

/** The result with the story's client. */
function Result(props: Omit<ResultStepProps, 'client' | 'components'>) {
  return <ResultStep {...props} client={useClient()} components={allComponents} />;
}

const meta = preview.meta({
  title: 'Widgets/DataPurchase results',
  component: Result,
  args: {
    definition: definitionOf('data'),
    intent: createIntent(draft, '0192a4c7-91aa-4c5e-9d55-0f5a1b2c3c41', madeAt),
    newPrice: null,
    showWallet: true,
    takesFocus: false,
    onCheckNow: fn(),
    onStartAnother: fn(),
    onChange: fn(),
    onReviewNewPrice: fn(),
    onSettle: fn(),
  },
  ...withClient(),
});

/** Asserts what every result shows: title, money badge and price. */
const says = (state: TrackerState, title: string, money: string) => ({
  args: { state },
  play: async ({ canvas }: { canvas: ReturnType<typeof within> }) => {
    await expect(canvas.getByRole('heading', { name: title })).toBeVisible();
    await expect(canvas.getByText(money)).toBeVisible();
    await expect(canvas.getByText(formatMoney(draft.price))).toBeVisible();
  },
});

const { purchase, money } = en;

const refundDue = {
  step: 'failed',
  transaction: transaction('failed'),
  money: 'refund-due',
} as const satisfies TrackerState;
const refund = { ref: 'OJA-9002', amount: draft.price, createdAt: madeAt + 540_000 };
const refundRow = demoTransaction({
  id: 'r',
  ref: 'OJA-9002',
  name: 'Refund',
  description: 'MTN 1 GB, OJA-9001',
  transactionType: 'credit',
  details: {},
});

/** The result on a page that has loaded the history. */
function AfterHistory(props: Omit<ResultStepProps, 'client' | 'components'>) {
  const { transactions } = useClient();
  useEffect(() => void transactions.load(), [transactions]);
  return <Result {...props} />;
}

export const Sending = meta.story(says({ step: 'sending' }, purchase.sendingTitle, money.held));
export const Held = meta.story(
  says(
    { step: 'processing', transaction: transaction('pending'), ...checks },
    purchase.heldTitle,
    money.held,
  ),
);
export const NoAnswer = meta.story(
  says({ step: 'unknown', problem: null, ...checks }, purchase.unknownTitle, money.held),
);
export const PleaseLook = meta.story(
  says(
    { step: 'needs-review', candidates: [transaction('delivered')] },
    purchase.needsReviewTitle,
    money.held,
  ),
);
/** The server saves customers and does not have this one. */
export const SaveCustomer = meta.story({
  args: { state: { step: 'delivered', transaction: transaction('delivered') } },
  ...withClient({ answers: { customers: () => ok([]) } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: en.savedCustomers.save })).toBeVisible();
  },
});

export const Delivered = meta.story(
  says({ step: 'delivered', transaction: transaction('delivered') }, purchase.deliveredTitle, money.charged),
);
/** The purchase failed, and nothing proves a refund: the report button is the primary action. */
export const RefundDue = meta.story({
  args: { state: refundDue },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: purchase.failedTitle })).toBeVisible();
    await expect(canvas.getByText(money['refund-due'])).toBeVisible();
    await expect(canvas.getByText(purchase.refundDue('₦456'))).toBeVisible();
    const report = canvas.getByRole('button', { name: en.support.reportRefund });
    await expect(report).toHaveClass(buttons.variant.primary);
    // The usual button position must not start a second purchase.
    await expect(canvas.getByRole('button', { name: purchase.tryAgain })).toHaveClass(
      buttons.variant.secondary,
    );
  },
});
export const RefundDueDark = meta.story({ args: { state: refundDue }, globals: { theme: 'dark' } });
export const RefundedWithItsReference = meta.story({
  args: { state: { step: 'failed', transaction: { ...transaction('failed'), refund }, money: 'refunded' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(refund.ref)).toBeVisible();
    await expect(canvas.getByText(purchase.refundedAt)).toBeVisible();
  },
});
/** A refund in the loaded history is proof too. */
export const RefundFoundInTheHistory = meta.story({
  ...withClient({ answers: { transactions: () => ok([refundRow]) } }),
  args: { state: refundDue },
  render: (args) => <AfterHistory {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(money.refunded)).toBeVisible();
    await expect(canvas.getByText('OJA-9002')).toBeVisible();
  },
});
export const NotFound = meta.story(
  says(
    { step: 'refused', problem: null, evidence: 'not-found' },
    purchase.refusedTitle,
    money['not-charged'],
  ),
);
export const Refunded = meta.story(
  says(
    { step: 'failed', transaction: transaction('failed'), money: 'refunded' },
    purchase.failedTitle,
    money.refunded,
  ),
);
export const FailedWithoutCharge = meta.story(
  says(
    { step: 'failed', transaction: transaction('failed'), money: 'not-charged' },
    purchase.failedTitle,
    money['not-charged'],
  ),
);
export const Reversed = meta.story(
  says({ step: 'reversed', transaction: transaction('reversed') }, purchase.reversedTitle, money.refunded),
);
export const Refused = meta.story(
  says(
    {
      step: 'refused',
      problem: {
        kind: 'client',
        code: 'CLIENT_ERROR',
        phase: 'body',
        status: 402,
        failure: {
          message: 'Your balance is ₦206.00 short. You have not been charged.',
          code: 'insufficient_balance',
        },
      },
      evidence: 'refused',
    },
    purchase.refusedTitle,
    money['not-charged'],
  ),
);
export const NeverArrived = meta.story(
  says({ step: 'refused', problem: null, evidence: 'voided' }, purchase.refusedTitle, money['not-charged']),
);
export const PriceChanged = meta.story({
  ...says(
    { step: 'refused', problem: null, evidence: 'voided' },
    purchase.newPriceTitle,
    money['not-charged'],
  ),
  args: { state: { step: 'refused', problem: null, evidence: 'voided' }, newPrice: kobo(47_000) },
});
export const EndedElsewhere = meta.story(
  says(
    { step: 'ended-elsewhere', ending: 'delivered', money: 'charged' },
    purchase.deliveredTitle,
    money.charged,
  ),
);
export const ClosedByHand = meta.story(
  says({ step: 'settled-by-hand', ending: 'delivered' }, purchase.settledTitle, money.charged),
);
export const DeliveredDark = meta.story({
  args: { state: { step: 'delivered', transaction: transaction('delivered') } },
  globals: { theme: 'dark' },
});
export const HeldDark = meta.story({
  args: { state: { step: 'processing', transaction: transaction('pending'), ...checks } },
  globals: { theme: 'dark' },
});
export const LongText = meta.story({
  args: {
    state: { step: 'delivered', transaction: transaction('delivered') },
    intent: createIntent(
      {
        ...draft,
        planName: 'Everything bundle with nights, weekends and social media · 365 days · Corporate gifting',
      },
      '0192a4c7-91aa-4c5e-9d55-0f5a1b2c3c41',
      madeAt,
    ),
  },
});
