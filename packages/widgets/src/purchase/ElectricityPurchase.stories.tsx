import { demoMeter, lost, ok, silent } from '@oja/core/testing';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { keyChangeSale, powerSale } from '../testing/demoSales.ts';
import { paste } from '../testing/paste.ts';
import { skipping } from '../testing/skippedWaits.ts';
import type { Answers } from '../testing/testClient.ts';
import { withClient } from '../testing/withClient.tsx';
import { en } from '../text/en.ts';
import { CHECK_PAUSE_MS } from './form/RecipientCheck.tsx';
import { ElectricityPurchase } from './index.ts';
import type { StoryContext } from './purchase.harness.ts';
import { checksSpent, delivering, everything, maskedMeter, powerHistory } from './services.fixture.ts';

const { agentSale, fieldLabels: labels, purchase: words, lookUp, purchaseForm } = en;

const meta = preview.meta({
  title: 'Widgets/ElectricityPurchase',
  component: ElectricityPurchase,
  args: { onSettled: fn() },
  parameters: skipping(CHECK_PAUSE_MS),
  ...withClient({ answers: everything }),
});

const server = (answers: Answers) => withClient({ answers: { ...everything, ...answers } });

async function fillMeter({ canvas, userEvent }: StoryContext, disco = 'Ikeja Electric') {
  await userEvent.selectOptions(await canvas.findByLabelText(labels.disco), disco);
  await paste(userEvent, canvas.getByLabelText(labels['meter-number']), '9900 0000 028');
}

async function fill(stage: StoryContext, owner = 'CHIDI NWOSU') {
  await fillMeter(stage);
  await stage.canvas.findByText(owner);
  await stage.userEvent.click(stage.canvas.getByRole('radio', { name: '₦5,000' }));
}

async function goToReview(stage: StoryContext, owner?: string) {
  await fill(stage, owner);
  await stage.userEvent.click(stage.canvas.getByRole('button', { name: /^Review/ }));
  await stage.canvas.findByRole('heading', { name: words.reviewTitle });
}

async function buy(stage: StoryContext, owner?: string) {
  await goToReview(stage, owner);
  await stage.userEvent.click(stage.canvas.getByRole('button', { name: /^Buy/ }));
  await expect(await stage.canvas.findByRole('heading', { name: words.deliveredTitle })).toBeVisible();
}

export const Ready = meta.story({
  ...server({ transactions: () => ok(powerHistory) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: agentSale.recent })).toBeVisible();
  },
});

export const LookingUp = meta.story({
  ...server({ meter: () => silent }),
  play: async (stage) => {
    await fillMeter(stage);
    await expect(await stage.canvas.findByText(lookUp.checking)).toBeVisible();
  },
});

export const MeterFound = meta.story({
  play: async (stage) => {
    await fill(stage);
    await expect(stage.canvas.getByText('12 Allen Avenue, Ikeja')).toBeVisible();
  },
});

export const WrongDisco = meta.story({
  play: async (stage) => {
    await fillMeter(stage, 'Eko Electric');
    await expect(await stage.canvas.findByText(lookUp.wrongNumber('Eko Electric'))).toBeVisible();
    await expect(
      stage.canvas.getByRole('button', { name: lookUp.trySibling('Ikeja Electric') }),
    ).toBeVisible();
  },
});

export const SwitchedToPostpaid = meta.story({
  ...server({ meter: () => ok({ ...demoMeter, meterType: 'postpaid', arrears: '0.00' }) }),
  play: async (stage) => {
    await fillMeter(stage);
    await expect(await stage.canvas.findByText(lookUp.corrected.postpaid)).toBeVisible();
  },
});

export const MeterClosed = meta.story({
  ...server({ meter: () => ok({ ...demoMeter, canVend: false }) }),
  play: async (stage) => {
    await fillMeter(stage);
    await expect(await stage.canvas.findByText(lookUp.cannotBuy)).toBeVisible();
  },
});

export const LookUpLost = meta.story({
  ...server({ meter: () => lost }),
  play: async (stage) => {
    await fillMeter(stage);
    await expect(await stage.canvas.findByText(lookUp.notLookedUp)).toBeVisible();
  },
});

export const DiscoDown = meta.story({
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByLabelText(labels.disco);
    await userEvent.selectOptions(list, purchaseForm.nameWith('Jos Electric', 'down'));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});

export const Review = meta.story({ play: (stage) => goToReview(stage) });

export const DeliveredToken = meta.story({
  ...server({ purchase: delivering(powerSale.delivery) }),
  play: async (stage) => {
    await buy(stage);
    await expect(stage.canvas.getByText(words.delivered.token)).toBeVisible();
  },
});

export const DeliveredKeyChange = meta.story({
  ...server({ purchase: delivering(keyChangeSale.delivery) }),
  play: (stage) => buy(stage),
});

export const FormDark = meta.story({ play: (stage) => fill(stage), globals: { theme: 'dark' } });
export const ReviewDark = meta.story({ play: (stage) => goToReview(stage), globals: { theme: 'dark' } });

const MASKED = 'CH*** NW***';
const noAddress = (stage: StoryContext) => expect(stage.canvas.queryByText(labels.address)).toBeNull();
/** For the next three stories: a visitor of a partner's page sees the owner's masked name and no address. */
const visitor = {
  ...server({ meter: maskedMeter, purchase: delivering({ token: '26362054405982757802' }) }),
  args: { showWallet: false },
};

export const VisitorChecks = meta.story({
  ...visitor,
  play: async (stage) => {
    await fill(stage, MASKED);
    await noAddress(stage);
  },
});
export const VisitorReviews = meta.story({
  ...visitor,
  play: async (stage) => {
    await goToReview(stage, MASKED);
    await expect(stage.canvas.getByText(MASKED)).toBeVisible();
    await noAddress(stage);
  },
});
export const VisitorReceives = meta.story({
  ...visitor,
  play: async (stage) => {
    await buy(stage, MASKED);
    await expect(stage.canvas.getByText('2636')).toBeVisible();
    await noAddress(stage);
  },
});
/** The visitor's session has no checks left. A number that is not verified can't be bought for. */
export const VisitorHasNoChecksLeft = meta.story({
  ...server({ meter: checksSpent }),
  args: { showWallet: false },
  play: async (stage) => {
    await fillMeter(stage);
    await expect(await stage.canvas.findByText(lookUp.checksSpent)).toBeVisible();
    await expect(stage.canvas.queryByRole('button', { name: lookUp.lookAgain })).toBeNull();
  },
});
