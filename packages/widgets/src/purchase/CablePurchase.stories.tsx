import { ok, refuse } from '@oja/core/testing';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { cableSale } from '../testing/demoPurchases.ts';
import { paste } from '../testing/paste.ts';
import { skipping } from '../testing/skippedWaits.ts';
import type { Answers } from '../testing/testClient.ts';
import { withClient } from '../testing/withClient.tsx';
import { en } from '../text/en.ts';
import { CHECK_PAUSE_MS } from './form/RecipientCheck.tsx';
import { CablePurchase } from './index.ts';
import type { StoryContext } from './purchase.helper.ts';
import { allServices, delivering, everything } from './services.fixture.ts';

const { fieldLabels: labels, purchase: words, lookUp, purchaseForm } = en;

const meta = preview.meta({
  title: 'Widgets/CablePurchase',
  component: CablePurchase,
  args: { onPending: fn(), onSettled: fn(), onCancelled: fn() },
  parameters: skipping(CHECK_PAUSE_MS),
  ...withClient({ answers: everything }),
});

const server = (answers: Answers) => withClient({ answers: { ...everything, ...answers } });

async function fillCard({ canvas, userEvent }: StoryContext) {
  await userEvent.click(await canvas.findByRole('radio', { name: 'DStv' }));
  await paste(userEvent, canvas.getByLabelText(labels['smartcard-number']), '1000 0000 01');
}

async function renew(story: StoryContext) {
  await fillCard(story);
  await expect(await story.canvas.findByRole('radio', { name: /^Renew/ })).toBeChecked();
}

async function change(story: StoryContext) {
  await renew(story);
  await story.userEvent.click(story.canvas.getByRole('radio', { name: labels.change }));
}

async function goToReview(story: StoryContext) {
  await renew(story);
  await story.userEvent.click(story.canvas.getByRole('button', { name: /^Review/ }));
  await story.canvas.findByRole('heading', { name: words.reviewTitle });
}

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(labels['smartcard-number'])).toBeVisible();
    // DStv is the only provider, so it is selected.
    await expect(canvas.getByRole('radio', { name: 'DStv' })).toBeChecked();
  },
});

export const RenewFirst = meta.story({ play: renew });
export const ChangePackage = meta.story({ play: change });

export const CardUnknown = meta.story({
  ...server({ smartcard: () => refuse(404, 'DStv does not know this card.', { code: 'not_found' }) }),
  play: async (story) => {
    await fillCard(story);
    await expect(await story.canvas.findByText(lookUp.wrongNumber('DStv'))).toBeVisible();
  },
});

export const NoPackages = meta.story({
  ...server({
    services: () =>
      ok(allServices.map((service) => (service.id === 'dstv' ? { ...service, plans: [] } : service))),
    smartcard: () => ok({ customerName: 'FATIMA BELLO' }),
  }),
  play: async (story) => {
    await fillCard(story);
    await expect(await story.canvas.findByText('FATIMA BELLO')).toBeVisible();
    await expect(story.canvas.getByText(purchaseForm.noPlans('DStv'))).toBeVisible();
  },
});

export const Review = meta.story({ play: goToReview });

export const Delivered = meta.story({
  ...server({ purchase: delivering(cableSale.delivery) }),
  play: async (story) => {
    await goToReview(story);
    await story.userEvent.click(story.canvas.getByRole('button', { name: /^Buy/ }));
    await expect(
      await story.canvas.findByText(en.deliverables.instructions['keep-decoder-on']),
    ).toBeVisible();
  },
});

export const FormDark = meta.story({ play: change, globals: { theme: 'dark' } });
