import { demoProfit, html, ok, refuse, silent } from '@oja/core/testing';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { slowAtOnce } from '../testing/skippedWaits.ts';
import type { Answers } from '../testing/testClient.ts';
import { untilLoaded } from '../testing/untilLoaded.ts';
import { withClient } from '../testing/withClient.tsx';
import { en } from '../text/en.ts';
import { Profit } from './Profit.tsx';
import { profitBy } from './profitBy.fixture.ts';

const words = en.profit;
const always = (reply: ReturnType<NonNullable<Answers['profit']>>) =>
  withClient({ answers: { profit: () => reply } });
const meta = preview.meta({
  title: 'Widgets/Profit',
  component: Profit,
  args: { onSetPrices: fn() },
  ...withClient({ answers: { profit: ({ query }) => ok(profitBy(query.get('by'))) } }),
  play: untilLoaded,
});

export const Ready = meta.story();
export const Dark = meta.story({ globals: { theme: 'dark' } });
export const Wide = meta.story({ globals: { viewport: { value: 'desk' } } });
export const ByProduct = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await untilLoaded({ canvasElement });
    await userEvent.click(canvas.getByRole('radio', { name: words.groups.product }));
    await expect(await canvas.findByText('MTN 1 GB')).toBeVisible();
  },
});
export const ByCustomer = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await untilLoaded({ canvasElement });
    await userEvent.click(canvas.getByRole('radio', { name: words.groups.customer }));
    await expect(await canvas.findByText('Bisi Adewale')).toBeVisible();
  },
});
const none = { sales: 0, paid: '0.00', cost: '0.00', profit: '0.00' };
export const Empty = meta.story(always(ok({ total: none, unpriced: 12, rows: [] })));
/** Sold below cost: the cost has risen, but the agent's selling price has not. */
export const Loss = meta.story(
  always(
    ok({
      total: { sales: 1, paid: '400.00', cost: '456.00', profit: '-56.00' },
      unpriced: 0,
      rows: [{ day: '2026-11-21', sales: 1, paid: '400.00', cost: '456.00', profit: '-56.00' }],
    }),
  ),
);
export const LongText = meta.story({
  ...always(
    ok({
      total: { sales: 48_249, paid: '9999999999.00', cost: '8888888888.00', profit: '1111111111.00' },
      unpriced: 12_345,
      rows: [
        {
          recipient: '45700000000123456789',
          name: 'Oluwaseun-Adebayo Ayodele-Ogunleye of the shop by the old motor park',
          sales: 48_249,
          paid: '9999999999.00',
          cost: '8888888888.00',
          profit: '1111111111.00',
        },
      ],
    }),
  ),
});
export const Slow = meta.story({
  ...always(silent),
  parameters: slowAtOnce,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.slow)).toBeVisible();
  },
});
export const Failed = meta.story({
  ...always(html(503)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.failed)).toBeVisible();
  },
});
export const FailedOffline = meta.story({
  ...withClient({ offline: true, answers: { profit: () => ok(demoProfit) } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.failed)).toBeVisible();
  },
});
export const Lacking = meta.story({
  ...always(refuse(404, 'Not found')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.lacking)).toBeVisible();
  },
});
