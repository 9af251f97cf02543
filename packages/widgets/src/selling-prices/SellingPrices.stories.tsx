import {
  demoAllServices,
  demoSellingPrices,
  demoServices,
  html,
  ok,
  refuse,
  silent,
} from '@oja/core/testing';
import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { paste } from '../testing/paste.ts';
import { slowAtOnce } from '../testing/skippedWaits.ts';
import type { Answers } from '../testing/testClient.ts';
import { untilLoaded } from '../testing/untilLoaded.ts';
import { withClient } from '../testing/withClient.tsx';
import { en } from '../text/en.ts';
import { SellingPrices } from './SellingPrices.tsx';

const words = en.sellingPrices;
const serving = (change: Answers = {}) =>
  withClient({
    answers: {
      sellingPrices: () => ok(demoSellingPrices),
      services: () => ok(demoAllServices),
      ...change,
    },
  });
const meta = preview.meta({
  title: 'Widgets/SellingPrices',
  component: SellingPrices,
  ...serving(),
  play: untilLoaded,
});

type Stage = Pick<StoryContext, 'canvas' | 'userEvent'>;
const change = async ({ canvas, userEvent }: Stage, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name: words.changeNamed(name) }));
const dialog = async ({ canvas }: Stage, name: string) => {
  const shown = await canvas.findByRole('dialog', { name });
  await waitFor(() => expect(shown).toBeVisible());
};
const plan = 'MTN 1 GB, 30 days · SME';

export const Ready = meta.story();
export const Dark = meta.story({ globals: { theme: 'dark' } });
export const Wide = meta.story({ globals: { viewport: { value: 'desk' } } });
/** The agent has no rule yet. */
export const Empty = meta.story(serving({ sellingPrices: () => ok([]) }));
export const Slow = meta.story({
  ...serving({ sellingPrices: () => silent }),
  parameters: slowAtOnce,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.slow)).toBeVisible();
  },
});
export const Failed = meta.story({
  ...serving({ sellingPrices: () => html(503) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.failed)).toBeVisible();
  },
});
export const Offline = meta.story({
  ...withClient({ offline: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.failed)).toBeVisible();
  },
});
export const Lacking = meta.story({
  ...serving({ sellingPrices: () => refuse(404, 'Not found') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.lacking)).toBeVisible();
  },
});
const opensPlan = async (story: Stage) => {
  await change(story, plan);
  await dialog(story, 'MTN 1 GB');
  await expect(await story.canvas.findByText(words.wouldPay('₦500', '₦44'))).toBeVisible();
};
export const Edit = meta.story({ play: opensPlan });
export const EditDark = meta.story({ globals: { theme: 'dark' }, play: opensPlan });
export const Mistake = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await change(context, plan);
    await dialog(context, 'MTN 1 GB');
    const field = canvas.getByLabelText(words.priceField);
    await userEvent.clear(field);
    await paste(userEvent, field, '400');
    await userEvent.click(canvas.getByRole('button', { name: words.save }));
    await expect(await canvas.findByText(words.issues.belowCost('₦456'))).toBeVisible();
  },
});
export const SaveFailed = meta.story({
  ...serving({ setSellingPrice: () => html(503) }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await change(context, words.everything);
    await dialog(context, words.everything);
    await userEvent.click(canvas.getByRole('button', { name: words.save }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});
/** A network has raised its price above the agent's selling price. */
export const BelowCost = meta.story(
  serving({
    sellingPrices: () =>
      ok([
        {
          category: 'data',
          serviceId: 'mtn-data',
          planId: 'mtn-sme-1gb',
          markup: { kind: 'price', amount: '400.00' },
        },
      ]),
  }),
);
const long = 'Ibadan Electricity Distribution Company and its neighbours by the river';
export const LongText = meta.story(
  serving({
    services: () => ok(demoServices.map((service) => ({ ...service, name: long }))),
    sellingPrices: () => ok([{ markup: { kind: 'add', amount: '10000.00' } }]),
  }),
);
