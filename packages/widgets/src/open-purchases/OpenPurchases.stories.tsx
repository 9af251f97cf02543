import { createOpenPurchasesStore } from '@oja/core';
import { demoTransactions, listing, lost, ok, silent } from '@oja/core/testing';
import { useEffect } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { useClient } from '../binding/ClientProvider.tsx';
import type { Answers } from '../testing/testClient.ts';
import { untilLoaded } from '../testing/untilLoaded.ts';
import { withClient } from '../testing/withClient.tsx';
import { en } from '../text/en.ts';
import { OpenPurchases, type OpenPurchasesProps } from './OpenPurchases.tsx';
import { fivePending } from './openPurchases.fixture.ts';

const words = en.openPurchases;
const listed = (transactions: NonNullable<Answers['transactions']>) =>
  withClient({ answers: { transactions } });

const meta = preview.meta({
  title: 'Widgets/OpenPurchases',
  component: OpenPurchases,
  args: { showNone: true, addressOf: ({ ref }) => `#${ref}` },
  play: untilLoaded,
  ...listed(listing(fivePending)),
});

export const Some = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: words.title(5) })).toBeVisible();
    await expect(canvas.getByText(words.held('₦25,398.00'))).toBeVisible();
    await expect(canvas.getAllByText(en.money.held)).toHaveLength(5);
  },
});
export const SomeDark = meta.story({ globals: { theme: 'dark' } });
/** Shown only after the server has confirmed that no purchase is open. */
export const None = meta.story(listed(() => ok([])));
export const Loading = meta.story({
  ...listed(() => silent),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.loading)).toBeVisible();
  },
});
/** Does not claim that no purchase is open, nor that the list is complete. */
export const NotKnown = meta.story({
  ...listed(() => lost),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.unknown)).toBeVisible();
  },
});

/** One line of constant height, before and after the server responds. */
export const Folded = meta.story({
  args: { isFolded: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.line.held('₦25,398.00'))).toBeVisible();
    await expect(canvas.getAllByText(en.money.held)[0]).not.toBeVisible();
  },
});
export const Unfolded = meta.story({
  args: { isFolded: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('heading', { name: words.title(5) }));
    await expect(canvas.getAllByText(en.money.held)[0]).toBeVisible();
  },
});
export const FoldedNone = meta.story({
  ...listed(() => ok([])),
  args: { isFolded: true },
  play: async ({ canvas }) => expect(await canvas.findByText(words.line.none)).toBeVisible(),
});

/** Refreshes as soon as the first answer has arrived. */
function AskedAgain(props: OpenPurchasesProps) {
  const store = useClient().getStore(createOpenPurchasesStore);
  useEffect(
    () => store.state.subscribe(({ status }) => void (status === 'known' && setTimeout(store.refresh))),
    [store],
  );
  return <OpenPurchases {...props} />;
}

/** A refresh failed: the last known list stays, with its age. */
export const LastKnown = meta.story({
  ...withClient(() => {
    let asked = 0;
    const first = listing(fivePending.slice(0, 2));
    return { answers: { transactions: (call) => (asked++ === 0 ? first(call) : lost) } };
  }),
  render: (args) => <AskedAgain {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.unknown)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: words.title(2) })).toBeVisible();
  },
});
/** A server with only the specified calls ignores the filter. */
export const OnlyTheLatest = meta.story(listed(() => ok(demoTransactions)));
export const NoneOfTheLatest = meta.story(listed(() => ok(demoTransactions.slice(0, 3))));

const long = fivePending.slice(2, 4).map((sale) => ({
  ...sale,
  name: 'Port Harcourt Electricity Distribution Company prepaid with Averylongnamewithoutanyblankinit',
  amount: '9999999999.99',
}));
export const LongText = meta.story(listed(listing(long)));
