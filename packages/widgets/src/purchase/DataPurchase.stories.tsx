import { demoPlans, demoSellingPrices, demoServices, ok, refuse, silent } from '@oja/core/testing';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { paste } from '../testing/paste.ts';
import { slowAtOnce } from '../testing/skippedWaits.ts';
import { withClient } from '../testing/withClient.tsx';
import { en } from '../text/en.ts';
import { customersFound } from './customers/customers.fixture.ts';
import { DataPurchase } from './index.ts';
import { fillForm, goToReview, type StoryContext } from './purchase.helper.ts';
import { dataHistory } from './services.fixture.ts';

const words = en.purchase;

const meta = preview.meta({
  title: 'Widgets/DataPurchase',
  component: DataPurchase,
  args: { onPending: fn(), onSettled: fn(), onCancelled: fn() },
  ...withClient(),
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(en.fieldLabels.phone)).toBeVisible();
    await expect(canvas.getByText(en.purchaseForm.numberFirst)).toBeVisible();
    await expect(await canvas.findByRole('list', { name: en.agentSale.recent })).toBeVisible();
  },
});

export const Loading = meta.story({
  ...withClient({ answers: { services: () => silent } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(en.purchaseForm.loading)).toBeInTheDocument();
    await expect(canvas.queryByLabelText(en.fieldLabels.phone)).toBeNull();
  },
});

export const Slow = meta.story({
  parameters: slowAtOnce,
  ...withClient({ answers: { services: () => silent } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(en.purchaseForm.stillLoading)).toBeVisible();
  },
});

export const NothingToSell = meta.story({
  ...withClient({ answers: { services: () => ok([]) } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(en.purchaseForm.noServices)).toBeVisible();
  },
});

export const NoPriceList = meta.story({
  ...withClient({ answers: { services: () => refuse(403, 'This account is not active. Ask support.') } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This account is not active. Ask support.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: words.tryAgain })).toBeVisible();
  },
});

export const Offline = meta.story({
  ...withClient({ offline: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(en.problems.network)).toBeVisible();
  },
});

export const PlanChosen = meta.story({
  play: async (story) => {
    await fillForm(story);
    await expect(story.canvas.getByRole('radio', { name: 'MTN' })).toBeChecked();
    await expect(story.canvas.getByRole('button', { name: 'Review · ₦456' })).toBeVisible();
  },
});

export const PortedNumber = meta.story({
  play: async ({ canvas, userEvent }) => {
    await paste(userEvent, await canvas.findByLabelText(en.fieldLabels.phone), '08090000023');
    await userEvent.click(canvas.getByRole('radio', { name: 'MTN' }));
    await expect(
      await canvas.findByText(en.purchaseForm.ported('0809', 'T2 (9mobile)', 'MTN')),
    ).toBeVisible();
  },
});

export const Mistakes = meta.story({
  play: async ({ canvas, userEvent }) => {
    await paste(userEvent, await canvas.findByLabelText(en.fieldLabels.phone), '0803123');
    await userEvent.click(canvas.getByRole('button', { name: en.purchaseForm.review }));
    await expect(await canvas.findByText('4 digits are missing.')).toBeVisible();
    await expect(canvas.getByText('Choose the plan.')).toBeVisible();
    await expect(canvas.getByLabelText(en.fieldLabels.phone)).toHaveFocus();
    await expect(canvas.getByLabelText(en.fieldLabels.phone)).toHaveValue('0803 123');
  },
});

export const SearchFindsNothing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await paste(userEvent, await canvas.findByLabelText(en.fieldLabels.phone), '08031234567');
    await paste(
      userEvent,
      await canvas.findByLabelText(en.purchaseForm.searchPlans(demoPlans.length)),
      '9 TB',
    );
    await expect(await canvas.findByText(en.purchaseForm.noneFound)).toBeVisible();
  },
});

export const CustomersOfBefore = meta.story({
  ...withClient({ answers: { transactions: () => ok(dataHistory) } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: en.agentSale.recent })).toBeVisible();
  },
});

const withPlans = (count: number) => () =>
  ok(
    demoServices.map((service) => ({
      ...service,
      plans: service.plans ? service.plans.slice(0, count) : [],
    })),
  );

export const OnePlan = meta.story({
  ...withClient({ answers: { services: withPlans(1) } }),
  play: async ({ canvas, userEvent }) => {
    await paste(userEvent, await canvas.findByLabelText(en.fieldLabels.phone), '0803');
    await expect(canvas.getAllByRole('radio', { name: /₦/ })).toHaveLength(1);
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
});

export const NoPlans = meta.story({
  ...withClient({ answers: { services: withPlans(0) } }),
  play: async ({ canvas, userEvent }) => {
    await paste(userEvent, await canvas.findByLabelText(en.fieldLabels.phone), '0803');
    await expect(canvas.getByText(en.purchaseForm.noPlans('MTN'))).toBeVisible();
  },
});

export const NetworkDown = meta.story({
  ...withClient({
    answers: {
      services: () =>
        ok(demoServices.map((service, place) => (place === 0 ? { ...service, available: false } : service))),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await paste(userEvent, await canvas.findByLabelText(en.fieldLabels.phone), '08031234567');
    await expect(await canvas.findByText(en.purchaseForm.downNow('MTN'))).toBeVisible();
  },
});

/** The server closed the network for sale: the form says since when, before anything is typed, and opens no review. */
export const NetworkClosed = meta.story({
  ...withClient({
    answers: {
      services: () =>
        ok(
          demoServices.map((service, place) =>
            place === 0 ? { ...service, available: false, downSince: '2026-11-21T09:10:00+01:00' } : service,
          ),
        ),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    const { downSince, downNow, review } = en.purchaseForm;
    const name = `MTN ${downSince('21 Nov, 09:10')}`;
    await expect(await canvas.findByRole('radio', { name })).toBeEnabled();
    await paste(userEvent, await canvas.findByLabelText(en.fieldLabels.phone), '08031234567');
    await userEvent.click(canvas.getByRole('button', { name: review }));
    await expect(await canvas.findByText(downNow('MTN'))).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: en.purchase.reviewTitle })).toBeNull();
  },
});

export const NetworkSlow = meta.story({
  ...withClient({
    answers: {
      services: () =>
        ok(
          demoServices.map((service, place) =>
            place === 1 ? { ...service, notice: 'Slow today.' } : service,
          ),
        ),
    },
  }),
  parameters: slowAtOnce,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(en.purchaseForm.slow)).toBeVisible();
  },
});

const longName = 'Everything bundle with nights, weekends, social media and sixty minutes to all networks';

export const LongTextAndManyPlans = meta.story({
  ...withClient({
    answers: {
      services: () =>
        ok(
          demoServices.map((service) => ({
            ...service,
            plans: Array.from({ length: 1000 }, (_, place) => ({
              id: `plan-${place}`,
              name: place === 0 ? longName : `${place} GB`,
              kind: place % 2 ? 'Corporate gifting' : 'SME',
              sizeMb: place * 1000,
              validityDays: 30,
              price: place === 0 ? '9999999999.99' : `${place * 100}.00`,
            })),
          })),
        ),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await paste(userEvent, await canvas.findByLabelText(en.fieldLabels.phone), '08031234567');
    await expect(await canvas.findByText(longName)).toBeVisible();
  },
});

/** Types two letters of a name. Selecting the option opens the review of the customer's last purchase. */
const findBisi = async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
  const field = await canvas.findByLabelText(en.fieldLabels.phone);
  await userEvent.click(field);
  await canvas.findByRole('button', { name: en.savedCustomers.show });
  await userEvent.type(field, 'bi');
  await expect(await canvas.findByRole('option', { name: /Bisi Adewale/ })).toBeVisible();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
};
export const CustomerFound = meta.story({ ...withClient({ answers: customersFound }), play: findBisi });
export const CustomerFoundDark = meta.story({
  ...withClient({ answers: customersFound }),
  globals: { theme: 'dark' },
  play: findBisi,
});

/** All customers are listed, and no name matches. */
export const CustomerNotFound = meta.story({
  ...withClient({ answers: customersFound }),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText(en.fieldLabels.phone);
    await userEvent.click(field);
    await userEvent.click(await canvas.findByRole('button', { name: en.savedCustomers.show }));
    await userEvent.type(field, 'zz');
    await expect(await canvas.findByText(en.savedCustomers.none)).toBeVisible();
  },
});

export const Review = meta.story({
  play: async (story) => {
    await goToReview(story);
    await expect(story.canvas.getByText('₦47,794.00')).toBeVisible();
    await expect(story.canvas.getByText('0803 123 4567')).toBeVisible();
  },
});

/** The agent has a selling price for this plan. */
export const ReviewAtOwnPrice = meta.story({
  ...withClient({ answers: { sellingPrices: () => ok(demoSellingPrices) } }),
  play: async (story) => {
    await goToReview(story);
    await expect(await story.canvas.findByText(en.customerPrice.pays('₦500'))).toBeVisible();
  },
});

export const ReviewInAnEmbed = meta.story({
  args: { showWallet: false },
  play: async (story) => {
    await goToReview(story);
    await expect(story.canvas.queryByText(words.balanceAfter)).toBeNull();
    await expect(story.canvas.queryByText(words.youEarn)).toBeNull();
  },
});

export const BalanceTooLow = meta.story({
  args: { onAddMoney: fn() },
  ...withClient({ answers: { balance: () => ok({ availableBalance: '250.00' }) } }),
  play: async (story) => {
    await goToReview(story);
    await expect(await story.canvas.findByText('₦206.00 short')).toBeVisible();
    await expect(story.canvas.getByRole('button', { name: /^Buy/ })).toBeDisabled();
  },
});

export const ReviewDark = meta.story({ play: goToReview, globals: { theme: 'dark' } });
export const FormDark = meta.story({ play: fillForm, globals: { theme: 'dark' } });

const pins = en.transactionPin;
const pinAsked = (isLocked = false) => ({
  pin: () => ok({ isSet: true, isLocked, askFrom: '0.00' }),
});

export const PinAsked = meta.story({
  ...withClient({ answers: pinAsked() }),
  play: async (story) => {
    await goToReview(story);
    await expect(await story.canvas.findByLabelText(pins.pin)).toBeVisible();
  },
});

export const PinWrong = meta.story({
  ...withClient({
    answers: {
      ...pinAsked(),
      purchase: ({ body }) =>
        refuse(403, 'This PIN is not right.', {
          code: 'wrong_pin',
          data: { triesLeft: 4 },
          purchase: { reference: body.reference, charged: false },
        }),
    },
  }),
  play: async (story) => {
    await goToReview(story);
    await story.userEvent.type(await story.canvas.findByLabelText(pins.pin), '9162{Enter}');
    await expect(await story.canvas.findByText(pins.wrong(4))).toBeVisible();
  },
});
export const PinLocked = meta.story({
  ...withClient({ answers: pinAsked(true) }),
  play: async (story) => {
    await goToReview(story);
    await expect(await story.canvas.findByText(pins.lockedTitle)).toBeVisible();
  },
});
