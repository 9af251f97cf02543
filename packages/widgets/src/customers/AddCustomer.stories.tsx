import { demoCustomers, html, ok, refuse } from '@oja/core/testing';
import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { parsePurchase, powerSale } from '../testing/demoPurchases.ts';
import type { Answers } from '../testing/testClient.ts';
import { untilLoaded } from '../testing/untilLoaded.ts';
import { withClient } from '../testing/withClient.tsx';
import { en } from '../text/en.ts';
import { AddCustomer } from './AddCustomer.tsx';

const words = en.customers;
const serving = (change: Answers = {}) =>
  withClient({
    answers: {
      customers: () => ok(demoCustomers),
      saveCustomer: ({ body }) => ok({ ...body, id: 'new' }, { status: 201 }),
      ...change,
    },
  });

const meta = preview.meta({
  title: 'Widgets/AddCustomer',
  component: AddCustomer,
  args: { transaction: parsePurchase(powerSale) },
  ...serving(),
  play: untilLoaded,
});

type Stage = Pick<StoryContext, 'canvas' | 'userEvent'>;
const open = async ({ canvas, userEvent }: Stage) => {
  await userEvent.click(await canvas.findByRole('button', { name: words.save }));
  return canvas.findByRole('dialog', { name: words.addTitle });
};
const save = async (story: Stage) => {
  await open(story);
  const button = story.canvas.getAllByRole('button', { name: words.save }).at(-1);
  if (button) await story.userEvent.click(button);
};

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: words.save })).toBeVisible();
  },
});

/** The form is prefilled from the purchase. */
export const Open = meta.story({
  play: async (story) => {
    await open(story);
    await expect(story.canvas.getByLabelText(words.name)).toHaveValue('ADEWALE OKONKWO');
    await expect(story.canvas.getByLabelText(words.kinds.meter)).toHaveValue('9900 0000 010');
  },
});
export const Dark = meta.story({ globals: { theme: 'dark' }, play: Open.input.play });

export const Saved = meta.story({
  play: async (story) => {
    await save(story);
    await expect(await story.canvas.findByText(words.saved('ADEWALE OKONKWO'))).toBeVisible();
  },
});

export const Failed = meta.story({
  ...serving({
    saveCustomer: () =>
      refuse(409, 'This number is already saved as Bisi.', {
        code: 'customer_exists',
        errors: { recipient: ['This number is already saved as Bisi.'] },
      }),
  }),
  play: async (story) => {
    await save(story);
    await expect(await story.canvas.findByText('This number is already saved as Bisi.')).toBeVisible();
  },
});

/** Without a customers endpoint, nothing is shown. */
export const Lacking = meta.story({
  ...serving({ customers: () => html(404) }),
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
});

const longName = 'ALHAJA SIDIKAT OF THE AMALGAMATED TRADERS OF OGBOMOSHO AND ENVIRONS NEAR THE PARK';
export const LongText = meta.story({
  args: {
    transaction: parsePurchase({ ...powerSale, delivery: { customerName: longName } }),
  },
  play: async (story) => {
    await open(story);
  },
});
