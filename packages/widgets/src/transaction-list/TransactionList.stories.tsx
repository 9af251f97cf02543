import {
  demoTransaction,
  demoTransactions,
  html,
  lost,
  ok,
  type Reply,
  refuse,
  silent,
} from '@oja/core/testing';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { settled } from '../testing/settled.ts';
import { withClient } from '../testing/withClient.tsx';
import { en } from '../text/en.ts';
import { extremes } from './extremes.ts';
import { TransactionList } from './TransactionList.tsx';

const words = en.transactions;
const meta = preview.meta({
  title: 'Widgets/TransactionList',
  component: TransactionList,
  ...withClient(),
  play: settled,
});

const tablet = { viewport: { value: 'tablet' } };
const desk = { viewport: { value: 'desk' } };
const dark = { theme: 'dark' };
const sale = /^MTN 1 GB/;

const answering = (transactions: Reply<typeof demoTransactions>) =>
  withClient({ answers: { transactions: () => transactions } });

const open = async ({ canvas, userEvent }: StoryContext) => {
  await userEvent.click(await canvas.findByRole('button', { name: sale }));
  await expect(await canvas.findByRole('region', { name: sale })).toHaveFocus();
};

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: words.today })).toBeVisible();
    await expect(canvas.getByRole('list', { name: words.yesterday })).toBeVisible();
  },
});
export const Dark = meta.story({ globals: dark });
export const Wide = meta.story({ globals: desk });

export const Detail = meta.story({ play: open });
export const DetailDark = meta.story({ globals: dark, play: open });
export const DetailBeside = meta.story({ globals: desk, play: open });
export const DetailBesideDark = meta.story({ globals: { ...desk, ...dark }, play: open });

export const DetailClosed = meta.story({
  play: async (context) => {
    await open(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: words.close }));
    await expect(canvas.queryByRole('region', { name: sale })).toBeNull();
    await expect(canvas.getByRole('button', { name: sale })).toHaveFocus();
  },
});

export const Recent = meta.story({
  args: { limit: 3, onShowAll: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: words.showAllLabel }));
    await expect(args.onShowAll).toHaveBeenCalledOnce();
  },
});

export const LinkToOld = meta.story({
  args: { openRef: 'OJA-7' },
  ...withClient({
    answers: {
      transaction: ({ params }) =>
        ok(demoTransaction({ id: '7', ref: params['ref'] ?? '', name: 'Glo 5 GB' })),
    },
  }),
  play: async ({ canvas }) => expect(await canvas.findByRole('region', { name: 'Glo 5 GB' })).toBeVisible(),
});
export const LinkLoading = meta.story({
  args: { openRef: 'OJA-7' },
  ...withClient({ answers: { transaction: () => silent } }),
  play: async ({ canvas }) => expect(await canvas.findByText(words.loadingDetail)).toBeInTheDocument(),
});
export const LinkBroken = meta.story({
  args: { openRef: 'OJA-7' },
  ...withClient({ answers: { transaction: () => refuse(404, 'There is no such transaction.') } }),
  play: async ({ canvas }) => expect(await canvas.findByText('There is no such transaction.')).toBeVisible(),
});

export const Empty = meta.story({
  ...answering(ok([])),
  play: async ({ canvas }) => expect(await canvas.findByText(words.empty)).toBeVisible(),
});
export const EmptyDark = meta.story({ ...answering(ok([])), globals: dark });
export const NoneOfCategory = meta.story({ args: { category: 'cable' } });

const loading = {
  ...answering(silent),
  play: async ({ canvas }: StoryContext) => {
    await expect(canvas.getByText(words.loading)).toBeInTheDocument();
  },
};
export const Loading = meta.story(loading);
export const LoadingDark = meta.story({ ...loading, globals: dark });
export const Slow = meta.story({
  ...answering(silent),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.slow, undefined, { timeout: 5000 })).toBeVisible();
  },
});

const failed = (reply: Reply<never>, sentence: string) => ({
  ...answering(reply),
  play: async ({ canvas }: StoryContext) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(sentence);
  },
});
export const FailedServer = meta.story(failed(html(502), en.problems.server));
export const FailedConnection = meta.story(failed(lost, en.problems.connection));
export const FailedRefused = meta.story(failed(refuse(403, 'This account is not active.'), 'not active'));
export const FailedUnreadable = meta.story(answering(ok([demoTransaction({ amount: 'lots' })])));
export const FailedOffline = meta.story(withClient({ offline: true }));
export const FailedDark = meta.story({ ...answering(html(502)), globals: dark });

export const StaleOffline = meta.story({
  ...withClient(() => {
    let isOffline = false;
    const transactions = () => {
      isOffline = true;
      return ok(demoTransactions);
    };
    return { answers: { transactions }, offline: () => isOffline };
  }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: sale });
    await userEvent.click(canvas.getByRole('button', { name: words.refresh }));
    await expect(await canvas.findByText(/You are offline/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: sale })).toBeVisible();
  },
});

/** Two pages; the older one comes, or does not. */
const pages = (older: Reply<typeof demoTransactions>) =>
  withClient({
    answers: {
      transactions: ({ query }) =>
        query.has('cursor') ? older : ok(demoTransactions, { nextCursor: 'older' }),
    },
  });
export const MoreToLoad = meta.story({
  ...pages(
    ok([demoTransaction({ id: '1', ref: 'OJA-1', name: 'T2 1 GB', createdAt: '2025-12-30T10:00:00+01:00' })]),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.loadMore }));
    await expect(await canvas.findByRole('list', { name: '30 Dec 2025' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: words.loadMore })).toBeNull();
  },
});
export const MoreFailed = meta.story({
  ...pages(refuse(400, 'This page is too old.')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.loadMore }));
    await expect(await canvas.findByText('This page is too old.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: words.tryAgain })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(demoTransactions.length);
  },
});

export const LongAndHuge = meta.story(answering(ok(extremes)));
export const LongAndHugeDetail = meta.story({
  ...answering(ok(extremes)),
  args: { openRef: 'OJA-1' },
});
export const LongAndHugeBeside = meta.story({
  ...answering(ok(extremes)),
  args: { openRef: 'OJA-1' },
  globals: tablet,
});
export const Pins = meta.story({ ...answering(ok(extremes)), args: { openRef: 'OJA-4' } });
export const At280 = meta.story({
  ...answering(ok(demoTransactions)),
  render: (args) => (
    <div style={{ width: 280 }}>
      <TransactionList {...args} />
    </div>
  ),
});
