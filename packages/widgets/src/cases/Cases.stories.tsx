import { demoCase, demoCases, html, ok, silent } from '@oja/core/testing';
import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { slowAtOnce } from '../testing/skippedWaits.ts';
import type { Answers } from '../testing/testClient.ts';
import { untilLoaded } from '../testing/untilLoaded.ts';
import { withClient } from '../testing/withClient.tsx';
import { en } from '../text/en.ts';
import { Cases, type CasesProps } from './Cases.tsx';

const words = en.cases;
const serving = (change: Answers = {}) =>
  withClient({
    answers: {
      cases: () => ok(demoCases),
      supportCase: ({ params }) =>
        ok(demoCases.find(({ number }) => number === params['number']) ?? demoCase),
      ...change,
    },
  });

/** Keeps the open case in state, as a host does. */
function Hosted({ openNumber, ...props }: CasesProps) {
  const [open, setOpen] = useState(openNumber);
  return <Cases {...props} openNumber={open} onOpenChange={setOpen} />;
}

const meta = preview.meta({
  title: 'Widgets/Cases',
  component: Cases,
  args: { openNumber: null, onOpenChange: () => {}, saleHref: (ref: string) => `#${ref}` },
  render: (props) => <Hosted {...props} />,
  ...serving(),
  play: untilLoaded,
});

export const Ready = meta.story();
export const Dark = meta.story({ globals: { theme: 'dark' } });
export const Wide = meta.story({ globals: { viewport: { value: 'desk' } } });

export const Slow = meta.story({
  ...serving({ cases: () => silent }),
  parameters: slowAtOnce,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.slow)).toBeVisible();
  },
});

export const Empty = meta.story(serving({ cases: () => ok([]) }));
export const More = meta.story(serving({ cases: () => ok(demoCases, { nextCursor: 'OJ-000121' }) }));
export const Failed = meta.story(serving({ cases: () => html(503) }));
export const Offline = meta.story(withClient({ offline: true }));
export const Lacking = meta.story(withClient());

export const OpenCase = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /OJ-000123/ }));
    await expect(await canvas.findByText(words.noAnswer)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: words.caseNumber('OJ-000123') })).toHaveFocus();
    await userEvent.click(canvas.getByText(words.evidence));
    await expect(canvas.getByText(words.networkReference)).toBeVisible();
  },
});

export const Answered = meta.story({ args: { openNumber: 'OJ-000122' } });
export const ResolvedDark = meta.story({
  args: { openNumber: 'OJ-000121' },
  globals: { theme: 'dark' },
});

export const NotFound = meta.story({
  args: { openNumber: 'OJ-999999' },
  ...serving({
    supportCase: () => ({
      kind: 'refused',
      status: 404,
      code: 'not_found',
      message: 'Case not found.',
    }),
  }),
});

const long = 'The customer says that nothing came, and has been standing here since nine. '.repeat(6);
export const LongText = meta.story({
  args: { openNumber: 'OJ-000122' },
  ...serving({
    supportCase: () =>
      ok({
        ...demoCase,
        openedBy: 'agent',
        state: 'answered',
        name: 'Ikeja-Electric-prepaid-for-the-amalgamated-traders-of-Ogbomosho-and-environs',
        message: long,
        answers: [{ text: long, at: '2026-11-21T09:50:00+01:00' }],
      }),
  }),
});
