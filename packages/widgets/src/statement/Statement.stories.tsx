import { fixtures, html, ok, refuse, silent } from '@oja/core/testing';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { paste } from '../testing/paste.ts';
import { slowAtOnce } from '../testing/skippedWaits.ts';
import type { Answers } from '../testing/testClient.ts';
import { untilLoaded } from '../testing/untilLoaded.ts';
import { withClient } from '../testing/withClient.tsx';
import { en } from '../text/en.ts';
import { Statement } from './Statement.tsx';
import { statementOf } from './statementOf.fixture.ts';

const words = en.statement;
const always = (reply: ReturnType<NonNullable<Answers['statement']>>) =>
  withClient({ answers: { statement: () => reply } });

const meta = preview.meta({
  title: 'Widgets/Statement',
  component: Statement,
  ...always(ok(fixtures.statement)),
  play: untilLoaded,
});

export const Ready = meta.story();
export const Dark = meta.story({ globals: { theme: 'dark' } });
export const Wide = meta.story({ globals: { viewport: { value: 'desktop' } } });
export const At280 = meta.story({
  decorators: [
    (Story) => (
      <div style={{ width: 280 }}>
        <Story />
      </div>
    ),
  ],
});
export const Many = meta.story(always(ok(statementOf(240))));
export const LongText = meta.story(
  always(
    ok(
      statementOf(3, {
        name: 'Ibadan Electricity Distribution Company prepaid meter, single phase, non-maximum demand',
        recipient: '45700000000123456789',
        amount: 98_765_432_10,
      }),
    ),
  ),
);
export const Empty = meta.story(
  always(ok({ opening: '47794.00', closing: '47794.00', totals: [], movements: [] })),
);
export const OwnDays = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await untilLoaded({ canvasElement });
    await userEvent.click(canvas.getByRole('radio', { name: words.periods.own }));
    await expect(canvas.getByLabelText(words.firstDay)).toHaveValue('2026-10-01');
  },
});
export const Backwards = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await untilLoaded({ canvasElement });
    await userEvent.click(canvas.getByRole('radio', { name: words.periods.own }));
    const last = canvas.getByLabelText(words.lastDay);
    await userEvent.clear(last);
    await paste(userEvent, last, '2026-09-01');
    await expect(await canvas.findByText(words.backwards)).toBeVisible();
  },
});
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
export const Failed = meta.story({
  ...always(html(503)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.failed)).toBeVisible();
  },
});
export const FailedOffline = meta.story({
  ...withClient({ offline: true, answers: { statement: () => ok(fixtures.statement) } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.failed)).toBeVisible();
  },
});
/** The server’s figures contradict each other, so none of them is shown. */
export const DoesNotAddUp = meta.story({
  ...always(ok({ ...fixtures.statement, closing: '1.00' })),
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
