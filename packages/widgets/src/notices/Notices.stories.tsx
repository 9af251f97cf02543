import { demoNotices, html, ok, silent } from '@oja/core/testing';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { untilLoaded } from '../testing/untilLoaded.ts';
import { withClient } from '../testing/withClient.tsx';
import { en } from '../text/en.ts';
import { Notices } from './Notices.tsx';

const words = en.notices;
const every: typeof demoNotices = [
  ...demoNotices,
  {
    id: 'n-3',
    title: 'MTN is slow',
    body: 'Some sales wait longer than usual. You don’t need to sell again.',
    level: 'warning',
    createdAt: '2026-11-21T09:20:00+01:00',
  },
];
const withNotices = (list: typeof demoNotices) => withClient({ answers: { notices: () => ok(list) } });

const meta = preview.meta({
  title: 'Widgets/Notices',
  component: Notices,
  ...withNotices(every),
  play: untilLoaded,
});

export const EveryLevel = meta.story();
export const Dark = meta.story({ globals: { theme: 'dark' } });
export const Wide = meta.story({ globals: { viewport: { value: 'tablet' } } });

const many = Array.from({ length: 8 }, (_, index) => ({
  id: `n-${index}`,
  title: `New prices for network ${index + 1}`,
  body: 'SME plans changed today.',
  level: 'info' as const,
  createdAt: `2026-11-1${index}T07:00:00+01:00`,
}));
export const Many = meta.story(withNotices(many));

export const LongText = meta.story(
  withNotices([
    {
      id: 'n-9',
      title:
        'Planned works at Ikeja Electric, Eko Electric and Ibadan Electric from Friday until Sunday evening',
      body: `${'Tokens may take up to three hours, and some meters need their key change tokens first. '.repeat(5)}https://example.ng/a-very-long-address-without-any-blank-in-it-that-has-to-be-broken-somewhere`,
      level: 'outage',
      createdAt: '2026-11-21T08:30:00+01:00',
    },
  ]),
);

export const Dismissed = meta.story({
  play: async ({ canvas, userEvent }) => {
    const title = demoNotices[0]?.title ?? '';
    await userEvent.click(await canvas.findByRole('button', { name: words.dismiss(title) }));
    await expect(canvas.queryByText(title)).toBeNull();
  },
});

export const NoneOnAScreenOfTheirOwn = meta.story({ args: { showEmpty: true }, ...withNotices([]) });
export const FailedOnAScreenOfTheirOwn = meta.story({
  args: { showEmpty: true },
  ...withClient({ answers: { notices: () => html(503) } }),
});
export const LoadingOnAScreenOfTheirOwn = meta.story({
  args: { showEmpty: true },
  ...withClient({ answers: { notices: () => silent } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words.loading)).toBeInTheDocument();
  },
});
