import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoAllServices } from '../../contract/demo/allServices.ts';
import { createIndexedDbJournal } from '../../journal/indexedDbJournal.ts';
import { createMemoryJournal } from '../../journal/journal.ts';
import {
  answerRequests,
  muteDatabase,
  silentDatabases,
} from '../../shared/database/silentDatabases.helper.ts';
import { type Answers, ok, refuse } from '../../testing/fakeServer.ts';
import { readCsv } from '../../testing/readCsv.helper.ts';
import { createTestPurchase, purchaseOf } from '../../testing/testPurchase.helper.ts';
import { withoutIds } from '../../testing/withoutIds.helper.ts';
import { type BatchStorage, createMemoryBatchStorage } from './batchStorage.ts';
import { bulkCsv, loadCodes } from './bulkCsv.ts';
import { createBulkStoreOn } from './bulkStore.ts';
import type { ReadyLine } from './checkLine.ts';
import { createIndexedDbBatches } from './indexedDbBatches.ts';

const TEXT = '08031234561 mtn 100\n08031234562 mtn 300\n08031234563 mtn 200\n0803 mtn 100';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Advances the clock until `look` stops throwing, for at most an hour. */
async function until(look: () => void): Promise<void> {
  for (let seconds = 0; seconds < 3_600; seconds++) {
    await answerRequests();
    await vi.advanceTimersByTimeAsync(1_000);
    try {
      return look();
    } catch {}
  }
  look();
}

/** Creates a phone. `open` opens the page, repeatedly if needed, with the stored data. */
function createPhone(answers: Answers, storage: BatchStorage = createMemoryBatchStorage()) {
  const kept = {
    journal: createMemoryJournal(),
    locks: new Set<string>(),
    tabs: new Set<(key: string) => void>(),
  };
  return {
    kept,
    storage,
    async open(more: Answers = {}) {
      const page = createTestPurchase(
        {
          services: () => ok(demoAllServices),
          purchase: ({ body }) => ok(purchaseOf(body.reference), { status: 201 }),
          ...answers,
          ...more,
        },
        {
          platform: kept,
        },
      );
      const bulk = page.client.getStore((context) => createBulkStoreOn(context, storage));
      await page.client.services.load();
      await until(() => expect(bulk.draft.peek()).not.toBeNull());
      const steps = () =>
        bulk.batch
          .peek()
          ?.rows.peek()
          .map(({ step }) => step);
      return {
        ...page,
        bulk,
        steps,
        batch: () => {
          const batch = bulk.batch.peek();
          if (!batch) throw new Error('No batch');
          return batch;
        },
        kill() {
          page.platform.kill();
          page.client.dispose();
        },
        async confirm(text = TEXT, pin?: string) {
          bulk.write(text);
          const checking = bulk.check(page.client.services.state.peek().data ?? [], {}, () => {});
          // The check yields to the page between slices.
          await vi.advanceTimersByTimeAsync(1);
          const { lines } = await checking;
          const ready = lines.filter((line): line is ReadyLine => line.kind === 'ready');
          const leftOut = lines.flatMap(({ kind, source }) => (kind === 'wrong' ? [source] : []));
          return bulk.confirm({ ready, meant: new Set(), leftOut, pin });
        },
        until: (...wanted: string[]) => until(() => expect(steps()).toEqual(wanted)),
        sent: () => page.purchases().map(({ body }) => body),
      };
    },
  };
}

describe('a batch', () => {
  it('sells each row once under a separate key, the most expensive first, and keeps the lines that were left out', async () => {
    const page = await createPhone({}).open();
    expect(await page.confirm()).toBe('begun');
    await page.until('delivered', 'delivered', 'delivered');
    expect(page.sent().map(({ expectedPrice }) => expectedPrice)).toEqual(['300.00', '100.00', '200.00']);
    expect(new Set(page.sent().map(({ reference }) => reference)).size).toBe(3);
    expect(page.batch().tallies.peek().delivered).toEqual({ count: 3, amount: 60_000 });
    await page.bulk.putAway();
    expect(page.bulk.draft.peek()).toBe('0803 mtn 100');
    expect(page.bulk.batch.peek()).toBeNull();
  });

  it('requests the PIN once for all rows, stores it nowhere, and sells under new keys after the refusal', async () => {
    const phone = createPhone({
      purchase: ({ body }) =>
        body.pin === '4071'
          ? ok(purchaseOf(body.reference), { status: 201 })
          : refuse(403, 'PIN', { code: 'pin_required' }),
    });
    const page = await phone.open();
    await page.confirm();
    await until(() => expect(page.batch().halt.peek()?.kind).toBe('pin'));
    // One row was sent, not three, because each wrong PIN uses up a try.
    expect(page.sent()).toHaveLength(1);
    await page.batch().goOn('4071');
    await page.until('delivered', 'delivered', 'delivered');
    const [refused, ...sold] = page.sent().map(({ reference }) => reference);
    expect(sold).toHaveLength(3);
    expect(sold).not.toContain(refused);
    expect(
      withoutIds([await phone.storage.load('amaka'), await phone.kept.journal.entriesOf('amaka')]),
    ).not.toContain('4071');
  });

  it('retries only failed rows, not rows that were stopped before the page was killed', async () => {
    const phone = createPhone({});
    const first = await phone.open({ purchase: () => new Promise(() => {}) as never });
    await first.confirm();
    await until(() => expect(first.sent()).toHaveLength(1));
    first.kill();
    const stored = await phone.storage.load('amaka');
    if (!stored) throw new Error('Nothing is stored');
    await phone.storage.update({ ...stored.batch, halt: 'stopped' });
    const page = await phone.open({ voidPurchase: () => ok({ voided: true }) });
    await page.until('not-sold', 'not-sold', 'not-sold');
    await page.batch().retry();
    // No row could be retried when Retry was pressed, because the rows were only stopped.
    expect(page.sent()).toEqual([]);
    expect(page.batch().retriable.peek().count).toBe(3);
  });

  it('halts when the balance is too low, and continues after funding', async () => {
    let isFunded = false;
    const page = await createPhone({
      purchase: ({ body }) =>
        isFunded
          ? ok(purchaseOf(body.reference), { status: 201 })
          : refuse(402, 'Low', { code: 'insufficient_balance' }),
    }).open();
    await page.confirm();
    await until(() => expect(page.batch().halt.peek()?.kind).toBe('balance'));
    expect(page.steps()).toEqual(['waiting', 'waiting', 'waiting']);
    isFunded = true;
    await page.batch().goOn();
    await page.until('delivered', 'delivered', 'delivered');
  });

  it('has the new price of a row after a refusal, and sells at that price on retry', async () => {
    const page = await createPhone({
      purchase: ({ body }) =>
        body.expectedPrice === '200.00'
          ? refuse(409, 'The price is now ₦210.', { code: 'price_changed', data: { price: '210.00' } })
          : ok(purchaseOf(body.reference), { status: 201 }),
    }).open();
    await page.confirm();
    await page.until('delivered', 'delivered', 'not-charged');
    expect(page.batch().retriable.peek()).toEqual({ count: 1, amount: 21_000 });
    await page.batch().retry();
    await page.until('delivered', 'delivered', 'delivered');
    expect(page.sent().at(-1)?.expectedPrice).toBe('210.00');
  });

  it('waits while the device is offline, and as long as the server’s rate limit lasts', async () => {
    let isLimited = true;
    const page = await createPhone({
      purchase: ({ body }) =>
        isLimited
          ? refuse(429, 'Slow down', { code: 'too_many_requests' })
          : ok(purchaseOf(body.reference), { status: 201 }),
    }).open();
    page.platform.setOnline(false);
    await page.confirm();
    await until(() => expect(page.batch().waiting.peek()?.kind).toBe('offline'));
    expect(page.sent()).toEqual([]);
    page.platform.setOnline(true);
    await until(() => expect(page.sent().length).toBeGreaterThan(0));
    expect(new Set(page.sent().map(({ reference }) => reference)).size).toBe(1);
    isLimited = false;
    await page.until('delivered', 'delivered', 'delivered');
    expect(new Set(page.sent().map(({ reference }) => reference)).size).toBe(3);
  });

  it('stays paused after a restart, and sells nothing more once the rest is stopped', async () => {
    const phone = createPhone({});
    const first = await phone.open({ purchase: () => new Promise(() => {}) as never });
    await first.confirm();
    await until(() => expect(first.sent()).toHaveLength(1));
    await first.batch().pause();
    first.kill();
    const page = await phone.open({ voidPurchase: () => ok({ voided: true }) });
    await page.until('waiting', 'waiting', 'waiting');
    expect(page.batch().halt.peek()).toEqual({ kind: 'paused' });
    await page.batch().stopRest();
    expect(page.steps()).toEqual(['not-sold', 'not-sold', 'not-sold']);
    expect(page.sent()).toEqual([]);
    // Only Retry, which shows the price of all rows, sells them.
    expect(page.batch().retriable.peek()).toEqual({ count: 3, amount: 60_000 });
    await page.batch().retry();
    await page.until('delivered', 'delivered', 'delivered');
    expect(await page.confirm('08031234567 mtn 100')).toBe('begun');
    await page.until('delivered');
  });

  it('is sold by one tab; a second tab shows it, and continues it when the first is gone', async () => {
    const phone = createPhone({});
    const first = await phone.open({ purchase: () => new Promise(() => {}) as never });
    await first.confirm();
    await until(() => expect(first.sent()).toHaveLength(1));
    const second = await phone.open({ voidPurchase: () => ok({ voided: true }) });
    await until(() => expect(second.batch().halt.peek()).toEqual({ kind: 'elsewhere' }));
    expect(await second.confirm('08031234569 mtn 100')).toBe('busy');
    expect(second.sent()).toEqual([]);
    first.kill();
    await second.until('delivered', 'delivered', 'delivered');
    expect(
      new Set(second.sent().map(({ reference }) => reference)).has(first.sent()[0]?.reference ?? ''),
    ).toBe(false);
  });

  it('is cleared at sign-out, and not loaded for another agent', async () => {
    const phone = createPhone({});
    const page = await phone.open();
    await page.confirm();
    await page.until('delivered', 'delivered', 'delivered');
    await page.client.session?.logout();
    expect(page.bulk.batch.peek()).toBeNull();
    expect(page.bulk.draft.peek()).toBeNull();
    expect(await phone.storage.load('bola')).toBeNull();
  });
});

it('gives the same results in IndexedDB as in memory, after the page was killed', async () => {
  const factory = new IDBFactory();
  const phone = createPhone({ voidPurchase: () => ok({ voided: true }) }, createIndexedDbBatches(factory));
  phone.kept.journal = createIndexedDbJournal(factory);
  const first = await phone.open({ purchase: () => new Promise(() => {}) as never });
  await first.confirm();
  await until(() => expect(first.sent()).toHaveLength(1));
  first.kill();
  const page = await phone.open();
  await page.until('delivered', 'delivered', 'delivered');
  const stored = await phone.storage.load('amaka');
  if (!stored) throw new Error('Nothing is stored');
  expect(stored.rows.map(({ phase, attempt }) => [phase, attempt])).toEqual([
    ['ended', 0],
    ['ended', 1],
    ['ended', 0],
  ]);
  expect(await phone.storage.create({ ...stored.batch, id: crypto.randomUUID() }, [])).toBe(true);
  page.kill();
});

it('writes a CSV file in which text does not run as a formula and tokens are not rounded', async () => {
  const page = await createPhone({
    purchase: ({ body }) =>
      refuse(409, '=HYPERLINK("x")', {
        code: 'service_unavailable',
        purchase: { reference: body.reference, charged: false },
      }),
  }).open();
  await page.confirm('08031234561 mtn 100');
  await page.until('not-charged');
  const [state] = page.batch().rows.peek();
  if (!state) throw new Error('No row');
  const headings = {
    line: 'Line',
    recipient: 'Recipient',
    product: 'Product',
    amount: 'Amount',
    state: 'State',
    reference: 'Reference',
    code: 'Token or PIN',
    reason: 'Reason',
  };
  const states = {
    waiting: '',
    sending: '',
    held: '',
    review: '',
    delivered: '',
    'refund-due': '',
    refunded: '',
    'not-charged': 'Not charged',
    'not-sold': '',
  };
  const token = '26362054405982757802';
  const codes = await loadCodes(
    [state],
    new Map([[state.row.intent.key, { token } as never]]),
    page.client.call,
  );
  expect(readCsv(bulkCsv([state], codes, { headings, states }))[1]).toEqual([
    '1',
    '0803 123 4561',
    'MTN',
    '100.00',
    'Not charged',
    state.row.intent.key,
    '2636 2054 4059 8275 7802',
    `'=HYPERLINK("x")`,
  ]);
});

describe('a device that does not answer', () => {
  /** Confirms the list while the clock passes each deadline. */
  async function confirmInTime(page: Awaited<ReturnType<ReturnType<typeof createPhone>['open']>>) {
    const confirming = page.confirm();
    let said: string | undefined;
    void confirming.then((word) => {
      said = word;
    });
    await until(() => expect(said).toBeDefined());
    return said;
  }

  it.each(Object.entries(silentDatabases))('begins no batch if IndexedDB %s', async (_, create) => {
    const page = await createPhone({}, createIndexedDbBatches(create())).open();
    expect(page.bulk.draft.peek()).toBe('');
    expect(await confirmInTime(page)).toBe('not-written');
    expect(page.bulk.batch.peek()).toBeNull();
    expect(page.sent()).toEqual([]);
    page.kill();
  });

  it('does not overwrite a draft that it could not read', async () => {
    const saveDraft = vi.fn(async () => {});
    const loadDraft = vi.fn(() => Promise.reject(new Error('No answer')));
    const page = await createPhone({}, { ...createMemoryBatchStorage(), loadDraft, saveDraft }).open();
    await until(() => expect(page.bulk.draft.peek()).not.toBeNull());
    expect(loadDraft).toHaveBeenCalledTimes(2);
    saveDraft.mockClear();
    page.bulk.write('08031234567 mtn 100');
    expect(page.bulk.draft.peek()).toBe('08031234567 mtn 100');
    expect(saveDraft).not.toHaveBeenCalled();
    page.kill();
  });

  it('does not start a batch automatically if it was written late', async () => {
    const database = muteDatabase();
    const phone = createPhone({}, createIndexedDbBatches(database.factory));
    const first = await phone.open();
    expect(await confirmInTime(first)).toBe('not-written');
    first.kill();
    database.isMute = false;
    const page = await phone.open();
    await until(() => expect(page.batch().halt.peek()).toEqual({ kind: 'paused' }));
    expect(page.steps()).toEqual(['waiting', 'waiting', 'waiting']);
    expect(page.sent()).toEqual([]);
    page.kill();
  });

  it('accepts the same list once IndexedDB answers again', async () => {
    const database = muteDatabase();
    const page = await createPhone({}, createIndexedDbBatches(database.factory)).open();
    expect(await confirmInTime(page)).toBe('not-written');
    database.isMute = false;
    expect(await confirmInTime(page)).toBe('begun');
    await page.until('delivered', 'delivered', 'delivered');
    expect(page.sent()).toHaveLength(3);
    page.kill();
  });
});
