import { demoInbox, demoNotices, html, ok, silent } from '@oja/core/testing';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { slowAtOnce } from '../testing/skippedWaits.ts';
import type { Answers } from '../testing/testClient.ts';
import { untilLoaded } from '../testing/untilLoaded.ts';
import { withClient } from '../testing/withClient.tsx';
import { en } from '../text/en.ts';
import { NoticeCentre } from './NoticeCentre.tsx';

const words = en.noticeCentre;
const serving = (change: Answers = {}) =>
  withClient({
    answers: { noticeInbox: () => ok(demoInbox), markNotices: () => ok({ unread: 1 }), ...change },
  });
const meta = preview.meta({
  title: 'Widgets/NoticeCentre',
  component: NoticeCentre,
  args: { caseHref: (number: string) => `#${number}` },
  ...serving(),
  play: untilLoaded,
});

export const Ready = meta.story();
export const Dark = meta.story({ globals: { theme: 'dark' } });
export const Wide = meta.story({ globals: { viewport: { value: 'desk' } } });

export const Slow = meta.story({
  ...serving({ noticeInbox: () => silent }),
  parameters: slowAtOnce,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.slow)).toBeVisible();
  },
});

export const Empty = meta.story(serving({ noticeInbox: () => ok({ unread: 0, notices: [] }) }));

export const NothingKept = meta.story({
  ...serving({ noticeInbox: () => ok({ unread: 0, notices: [] }) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: words.filters.kept }));
    await expect(await canvas.findByText(words.emptyKept)).toBeVisible();
  },
});

export const More = meta.story(serving({ noticeInbox: () => ok(demoInbox, { nextCursor: 'older' }) }));

export const Marked = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', {
        name: words.about(words.markRead, 'Support answered case OJ-000121'),
      }),
    );
    await expect(await canvas.findByText(words.unread(1))).toBeVisible();
  },
});

export const NotMarked = meta.story({
  ...serving({ markNotices: () => html(503) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.markAll }));
    await expect(await canvas.findByText(words.notMarked)).toBeVisible();
  },
});

export const Failed = meta.story(serving({ noticeInbox: () => html(503) }));
export const Offline = meta.story(withClient({ offline: true }));
/** The server has no inbox, so this device stores which notices were read and kept. */
export const OnThisDevice = meta.story(withClient({ answers: { notices: () => ok(demoNotices) } }));

const long = 'Tokens-of-the-disco-of-Ogbomosho-and-environs may take longer than usual today. '.repeat(5);
export const LongText = meta.story(
  serving({
    noticeInbox: () =>
      ok({
        unread: 214,
        notices: [
          {
            id: 'long',
            title: long.slice(0, 110),
            body: long,
            level: 'outage',
            createdAt: '2026-11-21T08:50:00+01:00',
            caseNumber: 'OJ-000121',
          },
        ],
      }),
  }),
);
