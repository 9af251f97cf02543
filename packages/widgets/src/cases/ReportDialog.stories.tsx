import { demoCase, demoCases, demoTransaction, html, ok, silent } from '@oja/core/testing';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { useClient } from '../binding/ClientProvider.tsx';
import { parsePurchase } from '../testing/demoPurchases.ts';
import { paste } from '../testing/paste.ts';
import type { Answers } from '../testing/testClient.ts';
import { untilLoaded } from '../testing/untilLoaded.ts';
import { withClient } from '../testing/withClient.tsx';
import { en } from '../text/en.ts';
import { ReportDialog } from './ReportDialog.tsx';
import { ReportProblem, type ReportProblemProps } from './ReportProblem.tsx';

const words = en.cases;
const serving = (change: Answers = {}) =>
  withClient({ answers: { cases: () => ok([]), openCase: () => ok(demoCase, { status: 201 }), ...change } });

/** The dialog that `ReportProblem` opens, with the story's client. */
function Report({ transaction }: Pick<ReportProblemProps, 'transaction'>) {
  return <ReportDialog client={useClient()} transaction={transaction} onClose={() => {}} />;
}

const meta = preview.meta({
  title: 'Widgets/ReportDialog',
  component: ReportProblem,
  args: {
    transaction: parsePurchase(
      demoTransaction({ id: '9000', ref: 'OJA-9000', status: 'pending', name: 'MTN 2 GB · 30 days' }),
    ),
  },
  render: ({ transaction }) => <Report transaction={transaction} />,
  ...serving(),
  play: untilLoaded,
});

export const Ready = meta.story();
export const Dark = meta.story({ globals: { theme: 'dark' } });
export const Wide = meta.story({ globals: { viewport: { value: 'desk' } } });

export const Slow = meta.story({
  ...serving({ cases: () => silent }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.loading)).toBeInTheDocument();
  },
});

export const NothingTyped = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.send }));
    const field = canvas.getByRole('textbox', { name: words.what });
    await expect(field).toHaveAccessibleDescription(new RegExp(words.whatMissing));
    await expect(field).toHaveFocus();
  },
});

export const Sent = meta.story({
  play: async ({ canvas, userEvent }) => {
    await paste(userEvent, await canvas.findByRole('textbox', { name: words.what }), 'Nothing came.');
    await userEvent.click(canvas.getByRole('button', { name: words.send }));
    await expect(await canvas.findByText(words.opened('OJ-000123'))).toBeVisible();
  },
});

export const NotSent = meta.story({
  ...serving({ openCase: () => html(503) }),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: words.what });
    await paste(userEvent, field, 'Nothing came.');
    await userEvent.click(canvas.getByRole('button', { name: words.send }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(words.notSent);
    await expect(field).toHaveValue('Nothing came.');
  },
});

export const Reported = meta.story(serving({ cases: () => ok([demoCase]) }));
export const Resolved = meta.story(serving({ cases: () => ok(demoCases.slice(-1)) }));
export const Failed = meta.story(serving({ cases: () => html(503) }));
export const Offline = meta.story(withClient({ offline: true }));
/** Without a cases endpoint, the dialog opens support's chat with the purchase in the message. */
export const Lacking = meta.story(withClient());

const long = 'The customer says that nothing came, and has been standing here since nine. '.repeat(6);
export const LongText = meta.story(
  serving({
    cases: () =>
      ok([
        { ...demoCase, state: 'answered', message: long, answers: [{ text: long, at: demoCase.createdAt }] },
      ]),
  }),
);
