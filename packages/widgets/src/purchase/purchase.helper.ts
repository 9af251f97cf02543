import { fieldLabels } from '@oja/core';
import type { within } from 'storybook/test';
import { paste } from '../testing/paste.ts';
import { purchase } from '../text/en/purchase.ts';

/** The part of a story's context that a purchase needs. */
export interface StoryContext {
  readonly canvas: ReturnType<typeof within>;
  readonly userEvent: {
    type(element: Element, text: string): Promise<void>;
    paste(text: string): Promise<void>;
    click(element: Element): Promise<void>;
    selectOptions(element: Element, values: string): Promise<void>;
  };
}

/** The purchase of stories and tests: 1 GB SME for 30 days to an MTN number. */
export const demoPurchase = { phone: '0803 123 4567', plan: /^1 GB.*30 days · SME/ } as const;

/** Fills in the number and the plan; the number selects the network. */
export async function fillForm({ canvas, userEvent }: StoryContext): Promise<void> {
  await paste(userEvent, await canvas.findByLabelText(fieldLabels.phone), demoPurchase.phone);
  await userEvent.click(await canvas.findByRole('radio', { name: demoPurchase.plan }));
}

/** Fills in the form and opens the review. */
export async function goToReview(story: StoryContext): Promise<void> {
  await fillForm(story);
  await story.userEvent.click(story.canvas.getByRole('button', { name: /^Review/ }));
  await story.canvas.findByRole('heading', { name: purchase.reviewTitle });
}

/** Fills in the form, opens the review and presses Buy. */
export async function sell(story: StoryContext): Promise<void> {
  await goToReview(story);
  await story.userEvent.click(story.canvas.getByRole('button', { name: /^Buy/ }));
}
