import { ok, refuse, silent } from '@oja/core/testing';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { paste } from '../testing/paste.ts';
import { withClient } from '../testing/withClient.tsx';
import { en } from '../text/en.ts';
import { AirtimePurchase } from './index.ts';
import type { StoryContext } from './purchase.helper.ts';
import { allServices, everything } from './services.fixture.ts';

const { fieldLabels: labels, purchase: words } = en;

const meta = preview.meta({
  title: 'Widgets/AirtimePurchase',
  component: AirtimePurchase,
  args: { onPending: fn(), onSettled: fn(), onCancelled: fn() },
  ...withClient({ answers: everything }),
});

async function fill({ canvas, userEvent }: StoryContext, amount: string) {
  await paste(userEvent, await canvas.findByLabelText(labels.phone), '0803 123 4567');
  await userEvent.click(canvas.getByRole('radio', { name: amount }));
}

async function buy(story: StoryContext) {
  await fill(story, '₦1,000');
  await story.userEvent.click(story.canvas.getByRole('button', { name: /^Review/ }));
  await story.userEvent.click(await story.canvas.findByRole('button', { name: /^Buy/ }));
}

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(labels.amount)).toBeVisible();
  },
});

export const Loading = meta.story(withClient({ answers: { ...everything, services: () => silent } }));

export const AmountChosen = meta.story({
  play: async (story) => {
    await fill(story, '₦500');
    const review = story.canvas.getByRole('button', { name: 'Review · ₦500' });
    await expect(review).toBeVisible();
    // The label must be a single text node, because the button's layout puts a gap between several.
    await expect(review.firstElementChild?.childNodes).toHaveLength(1);
  },
});

export const TooLittle = meta.story({
  play: async ({ canvas, userEvent }) => {
    await paste(userEvent, await canvas.findByLabelText(labels.phone), '0803 123 4567');
    await userEvent.type(canvas.getByLabelText(labels.amount), '20');
    await userEvent.click(canvas.getByRole('button', { name: en.purchaseForm.review }));
    await expect(await canvas.findByText('The minimum is ₦50.')).toBeVisible();
  },
});

export const NetworkDown = meta.story({
  ...withClient({
    answers: {
      ...everything,
      services: () =>
        ok(
          allServices.map((service) =>
            service.id === 'airtel-airtime'
              ? { ...service, available: false, notice: 'Airtel is slow. Back at 14:00.' }
              : service,
          ),
        ),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await paste(userEvent, await canvas.findByLabelText(labels.phone), '0802 123 4567');
    await expect(await canvas.findByText('Airtel is slow. Back at 14:00.')).toBeVisible();
    await expect(canvas.getByText(en.purchaseForm.down)).toBeVisible();
  },
});

export const Delivered = meta.story({
  play: async (story) => {
    await buy(story);
    await expect(await story.canvas.findByRole('heading', { name: words.deliveredTitle })).toBeVisible();
    await expect(story.canvas.getByText(en.money.charged)).toBeVisible();
  },
});

export const Refused = meta.story({
  ...withClient({
    answers: {
      ...everything,
      purchase: () => refuse(409, 'MTN does not take top-ups now.', { code: 'service_unavailable' }),
    },
  }),
  play: async (story) => {
    await buy(story);
    await expect(
      await story.canvas.findByText('MTN does not take top-ups now. Nothing was charged.'),
    ).toBeVisible();
  },
});

export const FormDark = meta.story({
  play: (story) => fill(story, '₦2,000'),
  globals: { theme: 'dark' },
});
