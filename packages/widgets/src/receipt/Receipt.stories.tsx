import type { Wire } from '@oja/core';
import { demoTransaction, fixtures, lost, ok, refuse, silent } from '@oja/core/testing';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { cableSale, type DemoPurchase, keyChangeSale, pinSale, powerSale } from '../testing/demoPurchases.ts';
import type { Answers } from '../testing/testClient.ts';
import { untilLoaded } from '../testing/untilLoaded.ts';
import { withClient } from '../testing/withClient.tsx';
import { en } from '../text/en.ts';
import { Receipt } from './Receipt.tsx';

const words = en.receipt;

/** A server with an empty transaction list and one purchase. */
const serverOf = (sale: DemoPurchase | NonNullable<Answers['transaction']>, more: Answers = {}) => ({
  answers: {
    transactions: () => ok([]),
    contact: () => ok(fixtures.contact),
    transaction: typeof sale === 'function' ? sale : () => ok(demoTransaction(sale)),
    ...more,
  },
});

const selling = (...server: Parameters<typeof serverOf>) => withClient(serverOf(...server));

/** Restarts the count of checks in each run of a story. */
const checking = (answer: (checks: number) => ReturnType<NonNullable<Answers['transaction']>>) =>
  withClient(() => {
    let checks = 0;
    return serverOf(() => answer(checks++));
  });

const meta = preview.meta({
  title: 'Widgets/Receipt',
  component: Receipt,
  args: { reference: 'OJA-9101', onRepeat: fn() },
  play: untilLoaded,
  ...selling(powerSale),
});

export const Electricity = meta.story({
  beforeEach() {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    return () => write.mockRestore();
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('heading', { name: en.delivery.delivered })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: en.deliverables.copyToken }));
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith('26362054405982757802');
    await expect(await canvas.findByText('0801 234 5678')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: words.repeat }));
    await expect(args.onRepeat).toHaveBeenCalledWith(expect.objectContaining({ ref: 'OJA-9101' }));
  },
});
export const ElectricityDark = meta.story({ globals: { theme: 'dark' } });
export const KeyChange = meta.story(selling(keyChangeSale));
export const ExamPins = meta.story(selling(pinSale));
export const Cable = meta.story(selling(cableSale));
export const Data = meta.story(selling({}));

/** The purchase is pending. The next check finds it delivered. */
export const HeldThenDelivered = meta.story({
  ...checking((checks) =>
    ok(demoTransaction({ ...powerSale, ...(checks === 0 && { status: 'pending', delivery: null }) })),
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: en.delivery.waiting })).toBeVisible();
    await expect(canvas.getByText(en.money.held)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: words.checkNow }));
    await expect(await canvas.findByRole('heading', { name: en.delivery.delivered })).toBeVisible();
    await expect(canvas.getByText('7802')).toBeVisible();
  },
});
export const HeldDark = meta.story({
  ...selling({ status: 'pending' }),
  globals: { theme: 'dark' },
});
export const Failed = meta.story(
  selling({ status: 'failed', details: { balance: { before: '48250.00', after: '48250.00' } } }),
);
/** The purchase failed, and nothing proves a refund. */
export const RefundDue = meta.story({
  ...selling({ status: 'failed' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(en.money['refund-due'])).toBeVisible();
    await expect(canvas.getByRole('button', { name: en.support.reportRefund })).toBeVisible();
  },
});
/** The server states a time for the refund. */
export const RefundPromised = meta.story({
  ...selling({ status: 'failed', settlesAtLatest: '2026-11-21T12:00:00+01:00' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(en.settlement.by('12:00'))).toBeVisible();
  },
});
export const Refunded = meta.story(
  selling({
    status: 'failed',
    refund: { ref: 'OJA-9102', amount: '456.00', createdAt: '2026-11-21T09:50:00+01:00' },
  }),
);
export const Reversed = meta.story({
  ...selling({ status: 'reversed' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('\u2212₦456.00')).toBeVisible();
    await expect(canvas.getByText('+₦456.00')).toBeVisible();
  },
});

export const Loading = meta.story({
  ...selling(() => silent),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: words.title })).toHaveAttribute('aria-busy', 'true');
  },
});
export const Missing = meta.story(selling(() => refuse(404, 'No such transaction', { code: 'not_found' })));
export const NoAnswer = meta.story(selling(() => lost));

/** The check failed: the last known status stays, with the time of its check. */
export const LastKnown = meta.story({
  ...checking((checks) => (checks === 0 ? ok(demoTransaction({ status: 'pending' })) : lost)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.checkNow }));
    await waitFor(() => expect(canvas.getByText(en.problems.connection)).toBeVisible());
    await expect(canvas.getByText(words.stale('09:42'))).toBeVisible();
  },
});

const long: Partial<Wire<'transaction'>> = {
  ...keyChangeSale,
  name: 'Port Harcourt Electricity Distribution Company prepaid',
  amount: '9999999999.99',
  delivery: {
    ...(keyChangeSale.delivery as object),
    customerName: 'OLUWASEUN ADEBAYO-OGUNLESI AND CHUKWUEMEKA NWANKWO TRADING ENTERPRISES LIMITED',
    address:
      'Plot 1234 Km 18 Aba Expressway, opposite the second filling station, Rumuokwurushi, Port Harcourt',
    providerReference: 'PHED-0192a4c7-91aa-4c5e-9d55-0f5a1b2c3c41-000000000000-1',
  },
};
/** Long names and a twelve-digit amount, in 280 px. */
export const LongNarrow = meta.story({
  ...selling(long),
  decorators: [
    (Story) => (
      <div style={{ width: 280 }}>
        <Story />
      </div>
    ),
  ],
});
