import { createOpenPurchasesStore } from '@oja/core';
import { demoTransactions, listing, lost, ok, refuse, silent } from '@oja/core/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { describeWidget } from '../testing/describeWidget.tsx';
import { type Answers, createTestClient } from '../testing/testClient.ts';
import { en } from '../text/en.ts';
import { OpenPurchases, type OpenPurchasesProps } from './OpenPurchases.tsx';
import { fivePending } from './openPurchases.fixture.ts';

const words = en.openPurchases;
const region = (name: string) => screen.findByRole('region', { name });

function show(transactions: NonNullable<Answers['transactions']>, props: Partial<OpenPurchasesProps> = {}) {
  const { client, server } = createTestClient({ answers: { transactions } });
  render(<OpenPurchases client={client} {...props} />);
  return { client, asked: () => server.calls.filter(({ name }) => name === 'transactions').length };
}

describeWidget('OpenPurchases', { make: (client) => <OpenPurchases client={client} showNone /> });

describe('OpenPurchases', () => {
  afterEach(cleanup);

  it('lists pending purchases of any device with their age, amount, money badge and link', async () => {
    show(listing(fivePending), { addressOf: ({ ref }) => `/sale/${ref}` });
    const list = within(await region(words.title(5)));
    expect(list.getByText(words.held('₦25,398.00'))).toBeVisible();
    const rows = list.getAllByRole('link');
    expect(rows).toHaveLength(5);
    for (const row of rows) expect(within(row).getByText(en.money.held)).toBeVisible();
    expect(rows[0]).toMatchTextContent('15 hr ago');
    expect(rows[0]).toMatchTextContent('20 Nov, 18:12');
    expect(rows[1]).toMatchTextContent('22 min ago');
    expect(rows[1]).toMatchTextContent('₦742.00');
    expect(rows[1]).toHaveAttribute('href', '/sale/OJA-8120');
  });

  it('is hidden if no purchase is open, and says so with showNone', async () => {
    const { client } = show(listing([]));
    const { state } = client.getStore(createOpenPurchasesStore);
    await waitFor(() => expect(state.value.status).toBe('known'));
    expect(screen.queryByRole('region')).toBeNull();
    cleanup();
    show(listing([]), { showNone: true });
    expect(await screen.findByText(words.none, { exact: false })).toBeVisible();
  });

  it('does not say that none is open before the server responds', async () => {
    show(() => silent, { showNone: true });
    expect(await screen.findByText(words.loading)).toBeVisible();
    expect(screen.queryByText(words.none, { exact: false })).toBeNull();
  });

  it('says that the server could not be asked, even without showNone, and retries', async () => {
    let isDown = true;
    show((call) => (isDown ? refuse(403, 'Not now.') : listing(fivePending)(call)));
    expect(await screen.findByText(words.unknown)).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: words.tryAgain }));
    expect(await region(words.title(5))).toBeVisible();
    expect(screen.queryByText(words.unknown)).toBeNull();
  });

  it('keeps the last known list with its age if a refresh fails', async () => {
    let isDown = false;
    const { client } = show((call) => (isDown ? lost : listing(fivePending)(call)));
    await region(words.title(5));
    isDown = true;
    await client.getStore(createOpenPurchasesStore).refresh();
    expect(await screen.findByText(/Last checked at 09:42/)).toBeVisible();
    expect(await region(words.title(5))).toBeVisible();
  });

  it('says that only the latest purchases were checked if the server ignores the filter', async () => {
    show(() => ok(demoTransactions));
    expect(await region(words.title(1))).toBeVisible();
    expect(screen.getByText(words.onlyLatest(demoTransactions.length), { exact: false })).toBeVisible();
    cleanup();
    const ended = demoTransactions.slice(0, 3);
    show(() => ok(ended), { showNone: true });
    expect(await screen.findByText(words.noneOfLatest(ended.length), { exact: false })).toBeVisible();
    expect(screen.queryByText(words.none, { exact: false })).toBeNull();
  });

  it('keeps the same height in every state when folded', async () => {
    const heights: number[] = [];
    const measure = () =>
      heights.push(document.querySelector('section')?.getBoundingClientRect().height ?? 0);
    for (const [answer, said] of [
      [() => silent, words.line.loading],
      [listing([]), words.line.none],
      [listing(fivePending), words.title(5)],
      [() => refuse(403, 'Not now.'), words.line.unknown],
    ] as const) {
      show(answer, { isFolded: true });
      await screen.findByText(said);
      measure();
      cleanup();
    }
    expect(new Set(heights).size).toBe(1);
  });

  it('expands to the list with a link for each purchase', async () => {
    show(listing(fivePending), { isFolded: true, addressOf: ({ ref }) => `/sale/${ref}` });
    const title = await screen.findByRole('heading', { name: words.title(5) });
    expect(screen.getByText(words.line.held('₦25,398.00'))).toBeVisible();
    await userEvent.click(title);
    expect(screen.getAllByRole('link')).toHaveLength(5);
    expect(screen.getByText(words.held('₦25,398.00'))).toBeVisible();
  });

  it('sends no request while isDue is false', async () => {
    const { asked } = show(listing(fivePending), { isDue: false, showNone: true });
    await screen.findByText(words.loading);
    expect(asked()).toBe(0);
  });
});
