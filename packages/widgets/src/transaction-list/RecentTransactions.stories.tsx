import { html, ok } from '@oja/core/testing';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { untilLoaded } from '../testing/untilLoaded.ts';
import { withClient } from '../testing/withClient.tsx';
import { en } from '../text/en.ts';
import { RecentTransactions } from './RecentTransactions.tsx';

const words = en.transactions;
const meta = preview.meta({
  title: 'Widgets/RecentTransactions',
  component: RecentTransactions,
  args: { limit: 3, onSelect: fn(), onShowAll: fn() },
  ...withClient(),
  play: untilLoaded,
});

export const Ready = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: words.showAllLabel }));
    await expect(args.onShowAll).toHaveBeenCalledOnce();
  },
});
export const WithRepeat = meta.story({ args: { limit: 8, onRepeat: fn() } });
export const Dark = meta.story({ globals: { theme: 'dark' } });
export const NoneOfCategory = meta.story({
  args: { category: 'cable' },
  play: async ({ canvas }) => expect(await canvas.findByText(words.emptyCategory.cable)).toBeVisible(),
});
export const Empty = meta.story(withClient({ answers: { transactions: () => ok([]) } }));
export const Failed = meta.story(withClient({ answers: { transactions: () => html(502) } }));
