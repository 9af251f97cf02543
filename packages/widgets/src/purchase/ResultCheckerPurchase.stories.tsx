import { refuse } from '@oja/core/testing';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { pinSale } from '../testing/demoPurchases.ts';
import { paste } from '../testing/paste.ts';
import { skipping } from '../testing/skippedWaits.ts';
import type { Answers } from '../testing/testClient.ts';
import { withClient } from '../testing/withClient.tsx';
import { en } from '../text/en.ts';
import { CHECK_PAUSE_MS } from './form/RecipientCheck.tsx';
import { ResultCheckerPurchase } from './index.ts';
import type { StoryContext } from './purchase.helper.ts';
import { delivering, everything } from './services.fixture.ts';

const { fieldLabels: labels, purchase: words, lookUp, purchaseForm, quantityField } = en;

const meta = preview.meta({
  title: 'Widgets/ResultCheckerPurchase',
  component: ResultCheckerPurchase,
  args: { onPending: fn(), onSettled: fn(), onCancelled: fn() },
  parameters: skipping(CHECK_PAUSE_MS),
  ...withClient({ answers: everything }),
});

const server = (answers: Answers) => withClient({ answers: { ...everything, ...answers } });

async function fillPins({ canvas, userEvent }: StoryContext) {
  await userEvent.click(await canvas.findByRole('radio', { name: 'WAEC' }));
  await userEvent.click(canvas.getByRole('radio', { name: /^Result checker/ }));
  await userEvent.click(canvas.getByRole('button', { name: quantityField.more }));
  await userEvent.click(canvas.getByRole('button', { name: quantityField.more }));
  await paste(userEvent, canvas.getByLabelText(labels.phone), '0803 123 4567');
}

async function fillProfile({ canvas, userEvent }: StoryContext) {
  await userEvent.click(await canvas.findByRole('radio', { name: 'JAMB' }));
  await userEvent.click(canvas.getByRole('radio', { name: /^UTME/ }));
  await paste(userEvent, canvas.getByLabelText(labels['profile-id']), '0123456789');
}

async function goToReview(story: StoryContext) {
  await fillPins(story);
  await story.userEvent.click(story.canvas.getByRole('button', { name: 'Review · ₦11,700' }));
  await story.canvas.findByRole('heading', { name: words.reviewTitle });
}

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'WAEC' })).toBeEnabled();
  },
});

export const ThreePins = meta.story({ play: fillPins });

export const TooMany = meta.story({
  play: async (story) => {
    await fillPins(story);
    const { canvas, userEvent } = story;
    await userEvent.type(canvas.getByLabelText(labels.quantity), '00');
    await userEvent.click(canvas.getByRole('button', { name: purchaseForm.review }));
    await expect(await canvas.findByText('100 at most.')).toBeVisible();
  },
});

export const CandidateFound = meta.story({
  play: async (story) => {
    await fillProfile(story);
    await expect(await story.canvas.findByText('TUNDE ADEYEMI')).toBeVisible();
  },
});

export const CandidateUnknown = meta.story({
  ...server({ profile: () => refuse(404, 'JAMB does not know this profile code.', { code: 'not_found' }) }),
  play: async (story) => {
    await fillProfile(story);
    await expect(await story.canvas.findByText(lookUp.wrongNumber('JAMB'))).toBeVisible();
  },
});

export const Review = meta.story({ play: goToReview });

export const DeliveredPins = meta.story({
  ...server({ purchase: delivering(pinSale.delivery) }),
  play: async (story) => {
    await goToReview(story);
    await story.userEvent.click(story.canvas.getByRole('button', { name: /^Buy/ }));
    await expect(await story.canvas.findByText(words.delivered.pins)).toBeVisible();
  },
});

export const FormDark = meta.story({ play: fillPins, globals: { theme: 'dark' } });
