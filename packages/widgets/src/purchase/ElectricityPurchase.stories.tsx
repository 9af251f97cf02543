import { demoMeter, lost, ok, silent } from '@oja/core/testing';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { keyChangeSale, powerSale } from '../testing/demoPurchases.ts';
import { paste } from '../testing/paste.ts';
import { skipping } from '../testing/skippedWaits.ts';
import type { Answers } from '../testing/testClient.ts';
import { withClient } from '../testing/withClient.tsx';
import { en } from '../text/en.ts';
import { CHECK_PAUSE_MS } from './form/RecipientCheck.tsx';
import { ElectricityPurchase } from './index.ts';
import type { StoryContext } from './purchase.helper.ts';
import { checksSpent, delivering, everything, maskedMeter, powerHistory } from './services.fixture.ts';

const { agentSale, fieldLabels: labels, purchase: words, lookUp, purchaseForm } = en;

const meta = preview.meta({
  title: 'Widgets/ElectricityPurchase',
  component: ElectricityPurchase,
  args: { onPending: fn(), onSettled: fn(), onCancelled: fn() },
  parameters: skipping(CHECK_PAUSE_MS),
  ...withClient({ answers: everything }),
});

const server = (answers: Answers) => withClient({ answers: { ...everything, ...answers } });

async function fillMeter({ canvas, userEvent }: StoryContext, disco = 'Ikeja Electric') {
  await userEvent.selectOptions(await canvas.findByLabelText(labels.disco), disco);
  await paste(userEvent, canvas.getByLabelText(labels['meter-number']), '9900 0000 028');
}

async function fill(story: StoryContext, owner = 'CHIDI NWOSU') {
  await fillMeter(story);
  await story.canvas.findByText(owner);
  await story.userEvent.click(story.canvas.getByRole('radio', { name: '₦5,000' }));
}

async function goToReview(story: StoryContext, owner?: string) {
  await fill(story, owner);
  await story.userEvent.click(story.canvas.getByRole('button', { name: /^Review/ }));
  await story.canvas.findByRole('heading', { name: words.reviewTitle });
}

async function buy(story: StoryContext, owner?: string) {
  await goToReview(story, owner);
  await story.userEvent.click(story.canvas.getByRole('button', { name: /^Buy/ }));
  await expect(await story.canvas.findByRole('heading', { name: words.deliveredTitle })).toBeVisible();
}

export const Ready = meta.story({
  ...server({ transactions: () => ok(powerHistory) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: agentSale.recent })).toBeVisible();
  },
});

export const LookingUp = meta.story({
  ...server({ meter: () => silent }),
  play: async (story) => {
    await fillMeter(story);
    await expect(await story.canvas.findByText(lookUp.checking)).toBeVisible();
  },
});

export const MeterFound = meta.story({
  play: async (story) => {
    await fill(story);
    await expect(story.canvas.getByText('12 Allen Avenue, Ikeja')).toBeVisible();
  },
});

export const WrongDisco = meta.story({
  play: async (story) => {
    await fillMeter(story, 'Eko Electric');
    await expect(await story.canvas.findByText(lookUp.wrongNumber('Eko Electric'))).toBeVisible();
    await expect(
      story.canvas.getByRole('button', { name: lookUp.trySibling('Ikeja Electric') }),
    ).toBeVisible();
  },
});

export const SwitchedToPostpaid = meta.story({
  ...server({ meter: () => ok({ ...demoMeter, meterType: 'postpaid', arrears: '0.00' }) }),
  play: async (story) => {
    await fillMeter(story);
    await expect(await story.canvas.findByText(lookUp.corrected.postpaid)).toBeVisible();
  },
});

export const MeterClosed = meta.story({
  ...server({ meter: () => ok({ ...demoMeter, canVend: false }) }),
  play: async (story) => {
    await fillMeter(story);
    await expect(await story.canvas.findByText(lookUp.cannotBuy)).toBeVisible();
  },
});

export const LookUpLost = meta.story({
  ...server({ meter: () => lost }),
  play: async (story) => {
    await fillMeter(story);
    await expect(await story.canvas.findByText(lookUp.notLookedUp)).toBeVisible();
  },
});

export const DiscoDown = meta.story({
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByLabelText(labels.disco);
    await userEvent.selectOptions(list, purchaseForm.nameWith('Jos Electric', 'down'));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});

export const Review = meta.story({ play: (story) => goToReview(story) });

export const DeliveredToken = meta.story({
  ...server({ purchase: delivering(powerSale.delivery) }),
  play: async (story) => {
    await buy(story);
    await expect(story.canvas.getByText(words.delivered.token)).toBeVisible();
  },
});

export const DeliveredKeyChange = meta.story({
  ...server({ purchase: delivering(keyChangeSale.delivery) }),
  play: (story) => buy(story),
});

export const FormDark = meta.story({ play: (story) => fill(story), globals: { theme: 'dark' } });
export const ReviewDark = meta.story({ play: (story) => goToReview(story), globals: { theme: 'dark' } });

const MASKED = 'CH*** NW***';
const noAddress = (story: StoryContext) => expect(story.canvas.queryByText(labels.address)).toBeNull();
/** For the next three stories: a visitor of a partner's page sees the owner's masked name and no address. */
const visitor = {
  ...server({ meter: maskedMeter, purchase: delivering({ token: '26362054405982757802' }) }),
  args: { showWallet: false },
};

export const VisitorChecks = meta.story({
  ...visitor,
  play: async (story) => {
    await fill(story, MASKED);
    await noAddress(story);
  },
});
export const VisitorReviews = meta.story({
  ...visitor,
  play: async (story) => {
    await goToReview(story, MASKED);
    await expect(story.canvas.getByText(MASKED)).toBeVisible();
    await noAddress(story);
  },
});
export const VisitorReceives = meta.story({
  ...visitor,
  play: async (story) => {
    await buy(story, MASKED);
    await expect(story.canvas.getByText('2636')).toBeVisible();
    await noAddress(story);
  },
});
/** The visitor's session has no checks left. Nothing can be bought for a number that is not verified. */
export const VisitorHasNoChecksLeft = meta.story({
  ...server({ meter: checksSpent }),
  args: { showWallet: false },
  play: async (story) => {
    await fillMeter(story);
    await expect(await story.canvas.findByText(lookUp.checksSpent)).toBeVisible();
    await expect(story.canvas.queryByRole('button', { name: lookUp.lookAgain })).toBeNull();
  },
});
