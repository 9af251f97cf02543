import { demoTransactions } from '@oja/core/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { en } from '../text/en.ts';
import { manyTransactions } from './manyTransactions.fixture.ts';
import { TransactionList } from './TransactionList.tsx';
import { clientWith } from './transactionList.helper.ts';

const words = en.transactions;
/** Far more rows than the list renders at once. */
const MANY = import.meta.env['OJA_DEEP'] === '1' ? 50_000 : 2000;
/** More rows than fit a screen with its overscan. */
const FEW = 60;

/** A client that has loaded `count` transactions. */
async function clientWithMany(count = MANY) {
  const client = clientWith(demoTransactions);
  await client.transactions.load();
  const items = manyTransactions(count);
  client.transactions.change(() => ({ items, nextCursor: null }));
  return client;
}

const rows = () => screen.queryAllByRole('listitem').filter(({ dataset }) => dataset['id']);
const sale = (at: number) => screen.findByRole('button', { name: new RegExp(`^Sale ${at}\\b`) });

describe('TransactionList with thousands of rows', () => {
  afterEach(() => {
    cleanup();
    scrollTo(0, 0);
  });

  it('renders only the rows near the screen at every scroll position', async () => {
    render(<TransactionList client={await clientWithMany()} />);
    await sale(0);
    await waitFor(() => expect(rows().length).toBeLessThan(FEW));
    const whole = document.documentElement.scrollHeight;
    expect(whole).toBeGreaterThan(MANY * 70);
    scrollTo(0, whole / 2);
    await waitFor(() =>
      expect(rows().some(({ dataset }) => Number(dataset['id']?.slice(1)) > MANY / 3)).toBe(true),
    );
    expect(rows().length).toBeLessThan(FEW);
    scrollTo(0, document.documentElement.scrollHeight);
    expect(await sale(MANY - 1)).toBeVisible();
    expect(rows().length).toBeLessThan(FEW);
  });

  it('gives each row its position in its day', async () => {
    render(<TransactionList client={await clientWithMany()} />);
    await sale(0);
    await waitFor(() => expect(rows().length).toBeLessThan(FEW));
    // 20 are from today in Lagos: one at 09:42 and one every half hour before.
    const [first] = rows();
    expect(first).toHaveAttribute('aria-posinset', '1');
    expect(first).toHaveAttribute('aria-setsize', '20');
    expect(first?.closest('ul')).toHaveAccessibleName(words.today);
    scrollTo(0, 1_000_000);
    await waitFor(() =>
      expect(rows().length > 5 && !rows().some(({ dataset }) => dataset['id'] === 't0')).toBe(true),
    );
    for (const list of screen.getAllByRole('list')) expect(list).toHaveAccessibleName();
  });

  it('keeps the focused row rendered, and returns the focus to the row after the detail is closed', async () => {
    render(<TransactionList client={await clientWithMany()} />);
    const third = await sale(2);
    await waitFor(() => expect(rows().length).toBeLessThan(FEW));
    third.focus();
    scrollTo(0, 2_000_000);
    await waitFor(() =>
      expect(rows().length > 10 && !rows().some(({ dataset }) => dataset['id'] === 't0')).toBe(true),
    );
    expect(await sale(2)).toHaveFocus();
    const far = rows().at(-5)?.querySelector('button');
    if (!far) throw new Error('There are rows');
    const name = far.dataset['ref'];
    await userEvent.click(far);
    expect(screen.getByRole('region', { name: `Sale ${name?.slice(2)}` })).toHaveFocus();
    expect(rows().length).toBeLessThan(FEW);
    await userEvent.click(screen.getByRole('button', { name: words.close }));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-ref', name));
    await waitFor(() => expect(document.activeElement?.getBoundingClientRect().top).toBeGreaterThan(0));
    expect(document.activeElement?.getBoundingClientRect().bottom).toBeLessThan(innerHeight);
  });

  it('works in a scrollable part of the host’s page', async () => {
    const client = await clientWithMany();
    render(
      <div data-testid="part" style={{ height: 600, overflowY: 'auto' }}>
        <TransactionList client={client} />
      </div>,
    );
    await sale(0);
    await waitFor(() => expect(rows().length).toBeLessThan(FEW));
    const part = screen.getByTestId('part');
    part.scrollTop = part.scrollHeight;
    expect(await sale(MANY - 1)).toBeVisible();
    expect(rows().length).toBeLessThan(FEW);
  });

  it('shows the server’s images in its rows', async () => {
    // An existing image, because the row replaces one that can't be loaded.
    const picture = new URL(
      '../../../../.storybook/screenshots/widgets-notices-every-level.png',
      import.meta.url,
    );
    const client = await clientWithMany(500);
    client.transactions.change(({ items }) => ({
      items: items.map((item) => ({ ...item, imageUrl: picture.href })),
      nextCursor: null,
    }));
    render(<TransactionList client={client} />);
    await sale(0);
    await waitFor(() => expect(rows().length).toBeLessThan(FEW));
    const asked = rows().map((row) => row.querySelector('img')?.src);
    expect(new Set(asked)).toEqual(new Set([picture.href]));
  });

  it('keeps the scroll position when the list becomes virtualised', async () => {
    const client = await clientWithMany(200);
    render(<TransactionList client={client} />);
    const last = await sale(190);
    last.scrollIntoView({ block: 'center' });
    const { top } = last.getBoundingClientRect();
    const older = await clientWithMany(225);
    const more = older.transactions.state.value.data;
    if (more) client.transactions.change(() => more);
    await waitFor(() => expect(rows().length).toBeLessThan(FEW));
    const now = (await sale(190)).getBoundingClientRect().top;
    expect(Math.abs(now - top)).toBeLessThan(2);
  });
});
