import { html, lost, ok, type Reply, refuse, silent } from '@oja/core/testing';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { slowAtOnce } from '../testing/skippedWaits.ts';
import { untilLoaded } from '../testing/untilLoaded.ts';
import { withClient } from '../testing/withClient.tsx';
import { en } from '../text/en.ts';
import { WalletBalance } from './WalletBalance.tsx';

const words = en.walletBalance;
const meta = preview.meta({
  title: 'Widgets/WalletBalance',
  component: WalletBalance,
  args: { onAddMoney: fn() },
  ...withClient(),
  play: untilLoaded,
});

const holding = (availableBalance: string) =>
  withClient({ answers: { balance: () => ok({ availableBalance, asOf: '2026-11-21T09:41:00+01:00' }) } });

const narrow = () => (
  <div style={{ width: 280 }}>
    <WalletBalance onAddMoney={fn()} />
  </div>
);

/** Answers the first request with a balance and the later ones with `later`. */
const onceThen = (later: Reply<never>) => () => {
  let asked = 0;
  const first = ok({ availableBalance: '48250.00', asOf: '2026-11-21T09:30:00+01:00' });
  return { answers: { balance: () => (asked++ === 0 ? first : later) } };
};

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('₦48,250.00')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('as of 09:41');
  },
});
export const Dark = meta.story({ globals: { theme: 'dark' } });
export const Wide = meta.story({ globals: { viewport: { value: 'tablet' } } });
export const WithoutFunding = meta.story({ render: () => <WalletBalance /> });
export const At280 = meta.story({ render: narrow });

export const Hidden = meta.story({
  args: { initiallyHidden: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('as of 09:41')).toBeVisible();
    await expect(canvas.queryByText('₦48,250.00')).toBeNull();
  },
});

const loading = {
  ...withClient({ answers: { balance: () => silent } }),
  play: async ({ canvas }: StoryContext) => {
    await expect(canvas.getByRole('region', { name: words.title })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByText(/₦/)).toBeNull();
  },
};
export const Loading = meta.story(loading);
export const LoadingDark = meta.story({ ...loading, globals: { theme: 'dark' } });

export const Slow = meta.story({
  ...withClient({ answers: { balance: () => silent } }),
  parameters: slowAtOnce,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.slow)).toBeVisible();
  },
});

export const Low = meta.story({
  ...holding('640.50'),
  play: async ({ canvas }) => expect(await canvas.findByText(words.low)).toBeVisible(),
});
export const LowDark = meta.story({ ...holding('640.50'), globals: { theme: 'dark' } });
export const Nothing = meta.story(holding('0.00'));
export const Overdrawn = meta.story(holding('-1250.00'));
export const TwelveDigits = meta.story(holding('9999999999.99'));
export const TwelveDigitsAt280 = meta.story({ ...holding('9999999999.99'), render: narrow });

export const StaleOffline = meta.story({
  ...withClient(() => {
    let isOffline = false;
    const balance = () => {
      isOffline = true;
      return ok({ availableBalance: '48250.00', asOf: '2026-11-20T17:02:00+01:00' });
    };
    return { answers: { balance }, offline: () => isOffline };
  }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('₦48,250.00');
    await userEvent.click(canvas.getByRole('button', { name: words.refresh }));
    await expect(await canvas.findByText(words.staleOffline)).toBeVisible();
    await expect(canvas.getByText('as of 20 Nov, 17:02, 16 hr ago')).toBeVisible();
  },
});

const stale = (later: Reply<never>, sentence: string) => ({
  ...withClient(onceThen(later)),
  play: async ({ canvas, userEvent }: StoryContext) => {
    await canvas.findByText('₦48,250.00');
    await userEvent.click(canvas.getByRole('button', { name: words.refresh }));
    await expect(await canvas.findByText(sentence)).toBeVisible();
    await expect(canvas.getByText('as of 09:30, 12 min ago')).toBeVisible();
    await expect(canvas.getByText('₦48,250.00')).toBeVisible();
  },
});
export const StaleUnreachable = meta.story(stale(lost, words.stale));
export const StaleRefused = meta.story(
  stale(refuse(403, 'This account is not active.'), 'This account is not active.'),
);

const failed = (reply: Reply<never>, sentence: string) => ({
  ...withClient({ answers: { balance: () => reply } }),
  play: async ({ canvas }: StoryContext) => {
    await expect(await canvas.findByText(sentence)).toBeVisible();
    await expect(canvas.queryByText(/₦/)).toBeNull();
  },
});
export const FailedServer = meta.story(failed(html(503), en.problems.server));
export const FailedRefused = meta.story(
  failed(refuse(403, 'This account is not active.'), 'This account is not active.'),
);
export const FailedConnection = meta.story(failed(lost, en.problems.connection));
export const FailedUnreadable = meta.story({
  ...withClient({ answers: { balance: () => ok({ availableBalance: 'lots' }) } }),
  play: async ({ canvas }) => expect(await canvas.findByText(en.problems.unknown)).toBeVisible(),
});
export const FailedOffline = meta.story({
  ...withClient({ offline: true }),
  play: async ({ canvas }) => expect(await canvas.findByText(en.problems.network)).toBeVisible(),
});
export const FailedDark = meta.story({
  ...withClient({ answers: { balance: () => html(503) } }),
  globals: { theme: 'dark' },
});
export const LongText = meta.story({
  ...withClient({
    answers: {
      balance: () =>
        refuse(
          403,
          'Your account is under review since the transfer of Friday evening, which your bank has not yet confirmed to us; this usually takes one working day and you don’t need to do anything.',
        ),
    },
  }),
});
