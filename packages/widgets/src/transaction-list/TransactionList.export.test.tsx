import { demoTransaction, demoTransactions, lost, ok, type Reply } from '@oja/core/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { later } from '../testing/later.ts';
import { createTestClient } from '../testing/testClient.ts';
import { en } from '../text/en.ts';
import { TransactionList } from './TransactionList.tsx';
import { press, row, type Wire } from './transactionList.helper.ts';

const words = en.transactions;

/** Records the names and the text of downloaded files. */
function watchDownloads() {
  const files: { name: string; text: Promise<string> }[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, text: fetch(this.href).then((file) => file.text()) });
  });
  return files;
}

const sale = (at: number) =>
  demoTransaction({
    id: `t${at}`,
    ref: `T-${at}`,
    name: at === 0 ? '=HYPERLINK("https://evil.test","Sale 0")' : `Sale ${at}`,
    createdAt: new Date(Date.parse('2026-10-01T12:00:00+01:00') - at * 3_600_000).toISOString(),
  });

/** A server with `count` transactions. Its first page has the newest; each page is sorted oldest first. */
function pagesOf(count: number, answer?: (cursor: number) => Promise<Reply<Wire>> | null) {
  return createTestClient({
    answers: {
      transactions: ({ query }) => {
        const from = Number(query.get('cursor') ?? 0);
        const until = Math.min(count, from + Number(query.get('limit')));
        const page = Array.from({ length: until - from }, (_, at) => sale(from + at)).reverse();
        return answer?.(from) ?? ok(page, until < count ? { nextCursor: String(until) } : {});
      },
    },
  });
}

const dialog = async () => within(await screen.findByRole('dialog', { name: words.exportTitle }));

describe('TransactionList export', () => {
  beforeEach(() => void vi.restoreAllMocks());
  afterEach(cleanup);

  it('reads every page and saves a CSV file named by its days, with formulas escaped', async () => {
    const files = watchDownloads();
    const { client, server } = pagesOf(250);
    render(<TransactionList client={client} />);
    await row(/Sale 1\b/);
    await press(words.exportTitle);
    const open = await dialog();
    expect(open.getByText(words.exportAll)).toBeVisible();
    await userEvent.click(open.getByRole('button', { name: words.exportStart }));
    expect(await open.findByText(words.exportDone(250))).toBeVisible();
    const [file] = files;
    expect(file?.name).toBe('transactions-2026-09-21-to-2026-10-01.csv');
    const lines = (await file?.text)?.trim().split('\r\n') ?? [];
    expect(lines).toHaveLength(251);
    expect(lines[0]).toContain(words.columns.time);
    // Unescaped, it would run as a formula.
    expect(lines[1]).toContain(`"'=HYPERLINK(`);
    expect(lines[250]).toContain('T-249');
    expect(server.calls.filter(({ query }) => query.get('limit') === '100')).toHaveLength(3);
    const again = open.getByRole('link', { name: words.exportAgain });
    expect(again).toHaveAttribute('download', file?.name);
  });

  it('saves only transactions that match the filter, and names the filter', async () => {
    const files = watchDownloads();
    const { client } = createTestClient({ answers: { transactions: () => ok(demoTransactions) } });
    render(<TransactionList client={client} filter={{ status: 'failed', search: 'airtel' }} />);
    await row(/Airtel/);
    await press(words.exportTitle);
    const open = await dialog();
    expect(open.getByText(/match “airtel”, Failed, as a CSV file/)).toBeVisible();
    await userEvent.click(open.getByRole('button', { name: words.exportStart }));
    expect(await open.findByText('1 transaction saved')).toBeVisible();
    expect(files[0]?.name).toBe('transactions-2026-11-20.csv');
    expect(await files[0]?.text).not.toContain('OJA-9001');
  });

  it('shows its progress, and stops when it is closed', async () => {
    const files = watchDownloads();
    const third = later<Reply<Wire>>();
    const { client, server } = pagesOf(250, (cursor) => (cursor === 200 ? third.promise : null));
    render(<TransactionList client={client} />);
    await row(/Sale 1\b/);
    await press(words.exportTitle);
    const open = await dialog();
    await userEvent.click(open.getByRole('button', { name: words.exportStart }));
    expect(await open.findByText(words.exportSoFar(200))).toBeVisible();
    expect(open.getByRole('progressbar', { name: words.exportReading })).toBeVisible();
    await userEvent.click(open.getByRole('button', { name: words.exportCancel }));
    expect(screen.queryByRole('dialog')).toBeNull();
    third.resolve(ok([sale(200)]));
    await press(words.refresh);
    await waitFor(() => expect(server.calls.at(-1)?.query.get('limit')).not.toBe('100'));
    expect(files).toEqual([]);
  });

  it('resumes at the failed page on retry', async () => {
    const files = watchDownloads();
    let isDown = true;
    const { client, server } = pagesOf(250, (cursor) =>
      cursor === 200 && isDown ? Promise.resolve(lost) : null,
    );
    render(<TransactionList client={client} />);
    await row(/Sale 1\b/);
    await press(words.exportTitle);
    const open = await dialog();
    await userEvent.click(open.getByRole('button', { name: words.exportStart }));
    expect(await open.findByText(words.exportStopped(200))).toBeVisible();
    expect(files).toEqual([]);
    isDown = false;
    await userEvent.click(open.getByRole('button', { name: words.tryAgain }));
    expect(await open.findByText(words.exportDone(250))).toBeVisible();
    const firsts = server.calls.filter(({ query }) => query.get('limit') === '100' && !query.has('cursor'));
    expect(firsts).toHaveLength(1);
  });

  it('saves no file if nothing matches', async () => {
    const files = watchDownloads();
    const { client } = createTestClient({ answers: { transactions: () => ok([]) } });
    render(<TransactionList client={client} />);
    await screen.findByText(words.empty);
    await press(words.exportTitle);
    const open = await dialog();
    await userEvent.click(open.getByRole('button', { name: words.exportStart }));
    expect(await open.findByText(words.exportNone)).toBeVisible();
    expect(files).toEqual([]);
  });
});
