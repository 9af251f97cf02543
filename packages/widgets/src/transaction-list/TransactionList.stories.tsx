import {
  demoCategories,
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
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { slowAtOnce } from '../testing/skippedWaits.ts';
import { untilLoaded } from '../testing/untilLoaded.ts';
import { withClient } from '../testing/withClient.tsx';
import { en } from '../text/en.ts';
import { extremeTransactions } from './extremeTransactions.fixture.ts';
import { ManyRows } from './ManyRows.helper.tsx';
import { TransactionList } from './TransactionList.tsx';

const words = en.transactions;
const meta = preview.meta({
  title: 'Widgets/TransactionList',
  component: TransactionList,
  args: { categories: demoCategories },
  ...withClient(),
  play: untilLoaded,
});

const tablet = { viewport: { value: 'tablet' } };
const desk = { viewport: { value: 'desk' } };
const dark = { theme: 'dark' };
const sale = /^MTN 1 GB/;

const answering = (transactions: Reply<typeof demoTransactions>) =>
  withClient({ answers: { transactions: () => transactions } });

const open =
  (name = sale) =>
  async ({ canvas, userEvent }: StoryContext) => {
    await userEvent.click(await canvas.findByRole('button', { name }));
    await expect(await canvas.findByRole('region', { name })).toHaveFocus();
  };

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: words.today })).toBeVisible();
    await expect(canvas.getByRole('list', { name: words.yesterday })).toBeVisible();
  },
});
export const Dark = meta.story({ globals: dark });

/** Opens the detail and waits for its lazy parts, so that the screenshot includes them. */
const openWhole = async (context: StoryContext) => {
  await open()(context);
  await expect(await context.canvas.findByRole('button', { name: en.receipt.copyText })).toBeVisible();
};

export const Detail = meta.story({ args: { onRepeat: fn() }, play: openWhole });
export const DetailBesideDark = meta.story({ globals: { ...desk, ...dark }, play: openWhole });
/** A purchase without a final status: its settlement promise, and what “held” means. */
export const Pending = meta.story({
  ...withClient({
    answers: {
      transaction: () =>
        ok(
          demoTransaction({
            id: '9000',
            ref: 'OJA-9000',
            name: 'MTN 2 GB · 30 days',
            status: 'pending',
            settlesBy: '2026-11-21T09:39:30+01:00',
            settlesAtLatest: '2026-11-22T09:39:00+01:00',
          }),
        ),
    },
  }),
  play: async (context) => {
    await open(/^MTN 2 GB/)(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: words.checkNow }));
    await expect(await context.canvas.findByText(/Last checked just now/)).toBeVisible();
    await expect(await context.canvas.findByText(/^Settled by 22 Nov, 09:39/)).toBeVisible();
    await context.userEvent.click(context.canvas.getByText(en.moneyHelp.ask(en.money.held)));
    await expect(context.canvas.getByText(en.moneyHelp.answers.held)).toBeVisible();
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
export const LinkBroken = meta.story({
  args: { openRef: 'OJA-7' },
  ...withClient({ answers: { transaction: () => refuse(404, 'There is no such transaction.') } }),
  play: async ({ canvas }) => expect(await canvas.findByText(words.notFound)).toBeVisible(),
});

/** Filtered by the host: failed data purchases that match a search. */
export const Filtered = meta.story({
  args: { filter: { status: 'failed', category: 'data', search: 'airtel' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/1 found/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: words.removeFilter(en.delivery.failed) })).toBeVisible();
  },
});
const openDays = async ({ canvas, userEvent }: StoryContext) => {
  await userEvent.click(await canvas.findByRole('button', { name: words.filters }));
  const sheet = within(await canvas.findByRole('dialog', { name: words.filters }));
  await userEvent.click(sheet.getByRole('radio', { name: words.ownRange }));
  await waitFor(() => expect(sheet.getByLabelText(words.firstDay)).toBeVisible());
};
export const FilterSheet = meta.story({ play: openDays });
export const FilteredWide = meta.story({
  args: { filter: { status: 'pending' } },
  globals: desk,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: words.status })).toHaveDisplayValue(
      words.waiting,
    );
  },
});

export const NoMatch = meta.story({
  args: { filter: { search: 'dstv' } },
  play: async ({ canvas }) => expect(await canvas.findByText(words.noMatch)).toBeVisible(),
});
/** Offline: only the loaded rows are searched. */
export const OnlyLoaded = meta.story({
  ...withClient({
    answers: { transactions: ({ query }) => (query.has('query') ? lost : ok(demoTransactions)) },
  }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: sale });
    await userEvent.type(canvas.getByRole('searchbox', { name: words.search }), 'mtn{Enter}');
    await expect(await canvas.findByText(/We searched only/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: sale })).toBeVisible();
  },
});

export const Export = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.exportTitle }));
    await waitFor(() => expect(canvas.getByText(words.exportAll)).toBeVisible());
  },
});

export const Empty = meta.story({
  ...answering(ok([])),
  play: async ({ canvas }) => expect(await canvas.findByText(words.empty)).toBeVisible(),
});

export const Loading = meta.story({
  ...answering(silent),
  play: async ({ canvas }) => expect(await canvas.findByText(words.loading)).toBeInTheDocument(),
});
export const Slow = meta.story({
  ...answering(silent),
  parameters: slowAtOnce,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.slow)).toBeVisible();
  },
});

export const Failed = meta.story({
  ...answering(html(502)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(en.problems.server);
  },
});

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

export const MoreFailed = meta.story({
  ...withClient({
    answers: {
      transactions: ({ query }) =>
        query.has('cursor')
          ? refuse(400, 'This page is too old.')
          : ok(demoTransactions, { nextCursor: 'older' }),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.loadMore }));
    await expect(await canvas.findByText('This page is too old.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: words.tryAgain })).toBeVisible();
  },
});

export const LongAndHugeBeside = meta.story({
  ...answering(ok(extremeTransactions)),
  args: { openRef: 'OJA-1' },
  globals: tablet,
});
/** The narrowest container with the longest texts. */
export const At280 = meta.story({
  ...answering(ok(extremeTransactions)),
  args: { filter: { status: 'pending' } },
  render: (args) => (
    <div style={{ width: 280 }}>
      <TransactionList {...args} />
    </div>
  ),
});

/** A long list to scroll. TransactionList.long.test.tsx tests which rows it renders. */
export const FiftyThousand = meta.story({
  tags: ['!test'],
  render: (args) => <ManyRows {...args} />,
  play: async ({ canvas }) => expect(await canvas.findByText('Sale 2')).toBeVisible(),
});
