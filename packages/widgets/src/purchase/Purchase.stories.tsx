import { definitionOf } from '@oja/core';
import { ok, refuse } from '@oja/core/testing';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { paste } from '../testing/paste.ts';
import { withClient } from '../testing/withClient.tsx';
import { en } from '../text/en.ts';
import { Purchase } from './index.ts';
import type { StoryContext } from './purchase.helper.ts';
import { everything, rechargeCards } from './services.fixture.ts';
import { ticketService, ticketServices } from './tickets.fixture.ts';

const meta = preview.meta({
  title: 'Widgets/Purchase',
  component: Purchase,
  args: { definition: ticketService },
  ...withClient({ answers: { services: () => ok(ticketServices) } }),
});

/** A category outside the catalogue, with a field of each kind: the form follows from its definition. */
export const InventedCategory = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Terra Kulture' }));
    await expect(canvas.getByRole('radio', { name: /^Matinee/ })).toBeEnabled();
  },
});

const { fieldLabels: labels, purchase: words, purchaseForm } = en;

const cards = (stock: number) => ok([...rechargeCards(stock)]);

/** Makes the quantity 14 by typing a 4 after the 1. */
async function askForCards({ canvas, userEvent }: StoryContext) {
  await userEvent.click(await canvas.findByRole('radio', { name: /₦100 card/ }));
  await userEvent.type(canvas.getByLabelText(labels.quantity), '4');
  await paste(userEvent, canvas.getByLabelText(labels.phone), '0803 123 4567');
}

/** More recharge cards than the server has in stock: the field shows the error, and nothing is sent. */
export const FewCardsLeft = meta.story({
  args: { definition: definitionOf('recharge-card') },
  ...withClient({ answers: { ...everything, services: () => cards(12) } }),
  play: async (story) => {
    await askForCards(story);
    await story.userEvent.click(story.canvas.getByRole('button', { name: purchaseForm.review }));
    await expect(await story.canvas.findByText('Only 12 left.')).toBeVisible();
  },
});

/** Another agent has bought the last cards: nothing was charged, and the typed values are kept. */
export const CardsSoldMeanwhile = meta.story({
  args: { definition: definitionOf('recharge-card') },
  ...withClient({
    // A fixed reference, because the refusal shows it and the screenshot must not change.
    platform: { newKey: () => 'e9a41ca8-0fe6-4668-b7ce-317ad5c907d2' },
    answers: {
      ...everything,
      services: () => cards(50),
      purchase: () =>
        refuse(409, 'Only 12 left. You have not been charged.', { code: 'out_of_stock', data: { left: 12 } }),
    },
  }),
  play: async (story) => {
    const { canvas, userEvent } = story;
    await askForCards(story);
    await userEvent.click(canvas.getByRole('button', { name: 'Review · ₦1,400' }));
    await canvas.findByRole('heading', { name: words.reviewTitle });
    await userEvent.click(canvas.getByRole('button', { name: /^Buy/ }));
    await expect(await canvas.findByText('Only 12 left. Nothing was charged.')).toBeVisible();
  },
});
