import {
  demoAllServices,
  demoSellingPrices,
  demoTransaction,
  html,
  ok,
  refuse,
  silent,
} from '@oja/core/testing';
import { expect, type userEvent as testEvents, waitFor, type within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import type { Answers } from '../testing/testClient.ts';
import { withClient } from '../testing/withClient.tsx';
import { en } from '../text/en.ts';
import { Bulk } from './Bulk.tsx';
import { lists, longList } from './lists.fixture.ts';

const words = en.bulk;
const delivering: Answers = {
  services: () => ok(demoAllServices),
  balance: () => ok({ availableBalance: '48437.00' }),
  purchase: ({ body }) =>
    ok(demoTransaction({ reference: body.reference, ref: `OJA-${body.recipient}` }), { status: 201 }),
};
const shop = (more: Answers = {}) => withClient({ answers: { ...delivering, ...more } });

const meta = preview.meta({ title: 'Widgets/Bulk', component: Bulk, ...shop() });

interface Play {
  readonly canvas: Pick<ReturnType<typeof within>, 'findByLabelText' | 'findByRole' | 'getByRole'>;
  readonly userEvent: Pick<
    ReturnType<typeof testEvents.setup>,
    'clear' | 'click' | 'paste' | 'selectOptions'
  >;
}

/** Pastes a list and checks it. */
async function check({ canvas, userEvent }: Play, text: string) {
  const field = await canvas.findByLabelText(words.label);
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
  await userEvent.click(canvas.getByRole('button', { name: words.check }));
}

async function buy(play: Play, text: string) {
  await check(play, text);
  await play.userEvent.click(await play.canvas.findByRole('button', { name: /^Buy/ }));
}

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(words.label)).toHaveValue('');
  },
});
export const NothingPasted = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.check }));
    await expect(await canvas.findByText(words.empty)).toBeVisible();
  },
});
export const Faults = meta.story({
  play: async (play) => {
    await check(play, lists.faults);
    await expect(await play.canvas.findByText(words.wrongTitle(4))).toBeVisible();
    await expect(await play.canvas.findByText(words.keepOpen)).toBeVisible();
  },
});
/** The heading names two numbers, so the agent has to say which one is the recipient. */
export const Columns = meta.story({
  play: async (play) => {
    await check(play, lists.twoNumbers);
    const meter = await play.canvas.findByLabelText(words.columns.column(3, 'Meter'));
    await play.userEvent.selectOptions(meter, words.columns.unused);
    await expect(
      await play.canvas.findByText(/Line 2: MTN \u00b7 0803 123 4567 \u00b7 \u20a6100/),
    ).toBeVisible();
  },
});
export const Repeats = meta.story({
  play: async (play) => {
    await check(play, lists.repeats);
    await expect(await play.canvas.findByText(words.repeatsTitle(1))).toBeVisible();
    await expect(play.canvas.getByRole('button', { name: /^Buy/ })).toBeDisabled();
  },
});
export const TooLittleMoney = meta.story({
  ...shop({ balance: () => ok({ availableBalance: '250.00' }) }),
  play: async (play) => {
    await check(play, lists.good);
    await expect(await play.canvas.findByText(words.short('₦350.00'))).toBeVisible();
  },
});
export const Confirm = meta.story({
  ...shop({ sellingPrices: () => ok(demoSellingPrices) }),
  play: async (play) => {
    await check(play, lists.good);
    await expect(await play.canvas.findByText('₦60.00')).toBeVisible();
    await expect(await play.canvas.findByRole('button', { name: /^Buy 3/ })).toBeEnabled();
  },
});
export const ConfirmWithPin = meta.story({
  ...shop({ pin: () => ok({ isSet: true, isLocked: false, askFrom: '0.00' }) }),
  play: async (play) => {
    await check(play, lists.good);
    await expect(await play.canvas.findByLabelText(en.transactionPin.pin)).toBeVisible();
  },
});
export const ServicesFailed = meta.story({
  ...shop({ services: () => html(503) }),
  play: async (play) => {
    await check(play, lists.good);
    await expect(await play.canvas.findByText(words.servicesFailed)).toBeVisible();
  },
});
export const Running = meta.story({
  ...shop({ purchase: () => silent }),
  play: async (play) => {
    await buy(play, lists.good);
    await expect(await play.canvas.findByText(words.running(0, 3))).toBeVisible();
    await expect(await play.canvas.findByText(words.steps.sending, { selector: 'th' })).toBeVisible();
  },
});
export const Paused = meta.story({
  ...shop({ purchase: () => silent }),
  play: async (play) => {
    await buy(play, lists.good);
    await play.userEvent.click(await play.canvas.findByRole('button', { name: words.pause }));
    await expect(await play.canvas.findByText(words.halts.paused)).toBeVisible();
  },
});
/** The device goes offline with the first sale. */
export const Offline = meta.story({
  ...withClient(() => {
    let isOffline = false;
    const purchase: Answers['purchase'] = ({ body }) => {
      isOffline = true;
      return ok(demoTransaction({ reference: body.reference }), { status: 201 });
    };
    return { answers: { ...delivering, purchase }, offline: () => isOffline };
  }),
  play: async (play) => {
    await buy(play, lists.good);
    await expect(await play.canvas.findByText(words.offline)).toBeVisible();
  },
});
export const WrongPin = meta.story({
  ...shop({
    purchase: ({ body }) =>
      refuse(403, 'This PIN is not right.', {
        code: 'wrong_pin',
        data: { triesLeft: 4 },
        purchase: { reference: body.reference, charged: false },
      }),
  }),
  play: async (play) => {
    await buy(play, lists.good);
    await expect(await play.canvas.findByText(words.halts.pin)).toBeVisible();
  },
});
export const OutOfMoney = meta.story({
  ...shop({
    purchase: ({ body }) =>
      refuse(402, 'Your balance is ₦50.00 short. You have not been charged.', {
        code: 'insufficient_balance',
        purchase: { reference: body.reference, charged: false },
      }),
  }),
  play: async (play) => {
    await buy(play, lists.good);
    await expect(await play.canvas.findByText(words.halts.balance)).toBeVisible();
  },
});
export const PartlyFailed = meta.story({
  ...shop({
    purchase: ({ body }) =>
      body.expectedPrice === '200.00'
        ? refuse(409, 'The price is now ₦210.00.', {
            code: 'price_changed',
            data: { price: '210.00' },
            purchase: { reference: body.reference, charged: false },
          })
        : ok(demoTransaction({ reference: body.reference }), { status: 201 }),
  }),
  play: async (play) => {
    await buy(play, lists.good);
    await expect(await play.canvas.findByText(words.doneWith)).toBeVisible();
    await expect(play.canvas.getByRole('button', { name: words.retry(1, '₦210') })).toBeVisible();
  },
});
export const Done = meta.story({
  play: async (play) => {
    await buy(play, `${lists.good}\n0803 mtn 100`);
    await expect(await play.canvas.findByText(words.done)).toBeVisible();
    await expect(play.canvas.getByRole('button', { name: words.mend(1) })).toBeVisible();
  },
});
/** The server has not answered about a meter, so the check is still running. */
export const Checking = meta.story({
  ...shop({ meter: () => silent }),
  play: async (play) => {
    await check(play, `${lists.good}\n99000000010 Ikeja prepaid 5000`);
    await expect(await play.canvas.findByRole('progressbar')).toBeVisible();
  },
});
export const LongText = meta.story({
  ...shop({
    purchase: ({ body }) =>
      refuse(
        409,
        'This service is closed by its provider until the maintenance that was announced for this night is over. You have not been charged.',
        { code: 'service_unavailable', purchase: { reference: body.reference, charged: false } },
      ),
  }),
  play: async (play) => {
    await buy(play, lists.good);
    await expect(await play.canvas.findByText(words.doneWith)).toBeVisible();
  },
});
export const Dark = meta.story({
  globals: { theme: 'dark' },
  play: async (play) => {
    await check(play, lists.faults);
    await expect(await play.canvas.findByText(words.wrongTitle(4))).toBeVisible();
    await expect(await play.canvas.findByText(words.keepOpen)).toBeVisible();
  },
});
/** A thousand lines. Only 25 are rendered. */
export const Thousand = meta.story({
  ...shop({ purchase: () => silent, balance: () => ok({ availableBalance: '990000.00' }) }),
  play: async (play) => {
    await buy(play, longList(1_000));
    await waitFor(() => expect(play.canvas.getByText(words.running(0, 1_000))).toBeVisible());
    await expect(play.canvas.getAllByRole('listitem')).toHaveLength(25);
  },
});
