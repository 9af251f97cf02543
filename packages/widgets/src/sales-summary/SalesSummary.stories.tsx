import { demoTransaction, html, lost, ok, silent } from '@oja/core/testing';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { slowAtOnce } from '../testing/skippedWaits.ts';
import type { Answers } from '../testing/testClient.ts';
import { untilLoaded } from '../testing/untilLoaded.ts';
import { withClient } from '../testing/withClient.tsx';
import { en } from '../text/en.ts';
import { SalesSummary } from './SalesSummary.tsx';
import { pagesOf, salesOfNovember } from './salesOfNovember.fixture.ts';

const words = en.salesSummary;
const always = (reply: ReturnType<NonNullable<Answers['transactions']>>) =>
  withClient({ answers: { transactions: () => reply } });

const meta = preview.meta({
  title: 'Widgets/SalesSummary',
  component: SalesSummary,
  ...withClient({ answers: pagesOf(salesOfNovember()) }),
  play: untilLoaded,
});

export const Ready = meta.story();
export const Dark = meta.story({ globals: { theme: 'dark' } });
export const AsTable = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await untilLoaded({ canvasElement });
    await userEvent.click(canvas.getByRole('button', { name: words.asTable }));
    await expect(canvas.getByRole('table', { name: words.week })).toBeVisible();
  },
});
export const At280 = meta.story({
  decorators: [
    (Story) => (
      <div style={{ width: 280 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await untilLoaded({ canvasElement });
    await userEvent.click(canvas.getByRole('button', { name: words.asTable }));
  },
});
export const LongText = meta.story(
  always(
    ok(
      Array.from({ length: 12 }, (_, at) =>
        demoTransaction({
          id: `${at}`,
          ref: `R-${at}`,
          reference: undefined,
          amount: '98765432.10',
          commission: '1234567.80',
          createdAt: `2026-11-${20 + (at % 2)}T08:${at + 10}:00+01:00`,
        }),
      ),
    ),
  ),
);
export const NothingSold = meta.story(always(ok([])));
export const NothingThisWeek = meta.story(always(ok(salesOfNovember().slice(0, 20))));
export const Loading = meta.story({
  ...always(silent),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words.loading)).toBeInTheDocument();
  },
});
export const Slow = meta.story({
  ...always(silent),
  parameters: slowAtOnce,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.slow)).toBeVisible();
  },
});
export const Failed = meta.story(always(html(502)));
export const FailedOffline = meta.story(withClient({ offline: true }));

const all = pagesOf(salesOfNovember());

/** The first page loads, and the next pages do not. */
export const SoFar = meta.story(
  withClient({
    answers: {
      transactions: (call) => (call.query.has('cursor') ? lost : (all.transactions?.(call) ?? lost)),
    },
  }),
);
/** The agent comes back to a page from the back/forward cache while offline. */
export const StaleOffline = meta.story({
  ...withClient(() => {
    let isOver = false;
    return {
      offline: () => isOver,
      answers: {
        transactions() {
          isOver = true;
          return ok(salesOfNovember().slice(-20));
        },
      },
    };
  }),
  play: async ({ canvas, canvasElement }) => {
    await untilLoaded({ canvasElement });
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await expect(await canvas.findByText(words.staleOffline('09:42'))).toBeVisible();
  },
});
