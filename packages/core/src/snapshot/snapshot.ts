import * as v from 'valibot';
import { HOUR, SECOND } from '../format/duration.ts';
import { parseHttpDate } from '../http/httpDate.ts';
import { parseJson } from '../http/json.ts';
import { parseResponse } from '../http/parseResponse.ts';
import type { ReadOf, Snapshot } from '../http/transport.ts';
import { createDefaultPlatform } from '../platform/defaultPlatform.ts';
import { tokenChecksum } from '../session/checksum.ts';
import type { Clock } from '../shared/clock.ts';
import { findIndexedDb } from '../shared/database/findIndexedDb.ts';
import { object } from '../shared/schemas/object.ts';
import { within } from '../shared/within.ts';
import { isUsableAge, keptFields } from './keptFields.ts';
import { createIndexedDbSnapshot, type SnapshotStorage } from './snapshotStorage.ts';

/** The maximum number of answers: more screens than an agent opens in a day. The least recently stored answer is dropped first. */
const MOST = 20;
/** The maximum length of one answer, in characters. */
const LONGEST = 200_000;
/** How long the start waits for the device's database, in ms: on some phones it never answers. */
const LOAD_TIMEOUT = 300;
/** The delay of a write, in ms, so that answers that arrive together are written together, before the agent continues. */
const PAUSE = SECOND / 4;

interface KeptAnswer {
  /** The time of the answer, in ms since 1970. */
  readonly at: number;
  /** JSON of the envelope, with the fields that may be stored. */
  readonly body: string;
}

const recordSchema = object({
  owner: v.string(),
  answers: v.array(
    v.tuple([v.string(), object({ at: v.number(), body: v.pipe(v.string(), v.maxLength(LONGEST)) })]),
  ),
});

/** Returns the key that a read is stored under; `null` if it is not stored. */
function keyOf({ endpoint: { name }, query = {} }: ReadOf): string | null {
  const row = keptFields[name];
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  if (!row || given.some(([key]) => !row.query.includes(key))) return null;
  return JSON.stringify([name, ...given.sort()]);
}

/** Returns the envelope with only the fields that may be stored. */
function reduce({ endpoint }: ReadOf, text: string): string {
  const { data, meta } = parseJson(text) as { data?: unknown; meta?: unknown };
  return JSON.stringify({ data, meta }, [
    'data',
    'meta',
    'nextCursor',
    ...(keptFields[endpoint.name]?.fields ?? []),
  ]);
}

const timeOf = (headers: Headers, now: number) => parseHttpDate(headers, 'date') ?? now;

/** Parses a stored record. Returns no answers if its shape is wrong, and drops answers that are too old. */
function parseRecord(record: unknown, now: number) {
  const read = v.safeParse(recordSchema, record);
  if (!read.success) return { owner: '', answers: new Map<string, KeptAnswer>() };
  const { owner, answers } = read.output;
  return { owner, answers: new Map(answers.filter(([, { at }]) => isUsableAge(at, now))) };
}

/** Writes the result of `read` after a delay, once for all requests during the delay. */
function createWriter(storage: SnapshotStorage, wait: Clock['wait'], read: () => unknown) {
  /** The pending write; a different object after each `cancel`. */
  let due: object | null = null;
  return {
    async writeSoon(): Promise<void> {
      if (due) return;
      const mine = {};
      due = mine;
      await wait(PAUSE);
      if (due !== mine) return;
      due = null;
      await storage.write(read());
    },
    cancel() {
      due = null;
    },
  };
}

/** Reads the snapshot of an earlier visit from this device, and stores new answers from then on. */
export async function openSnapshot(storage: SnapshotStorage, { now, wait }: Clock): Promise<Snapshot> {
  const record = await within(LOAD_TIMEOUT, storage.read(), wait);
  let { owner, answers } = parseRecord(record, now());
  const recalled = new Set<string>();
  const { writeSoon, cancel } = createWriter(storage, wait, () => ({
    owner,
    answers: [...answers].slice(-MOST),
  }));
  /** Drops the answers if they belong to another session. */
  function belongTo(token: string): void {
    const mine = tokenChecksum(token);
    if (owner !== mine) answers = new Map();
    owner = mine;
  }
  return {
    recall(read) {
      const key = keyOf(read);
      if (key === null || recalled.has(key) || owner !== tokenChecksum(read.token)) return null;
      recalled.add(key);
      const kept = answers.get(key);
      if (!kept) return null;
      // Parsed like an answer of the server, because stored data is not more trustworthy.
      const headers = new Headers({ date: new Date(kept.at).toUTCString() });
      const result = parseResponse({ status: 200, headers, text: kept.body }, read.endpoint.answer);
      return result.ok ? { ...result, at: kept.at } : null;
    },
    keep(read, { headers, text }) {
      const key = keyOf(read);
      const body = key === null ? '' : reduce(read, text);
      if (key === null || body.length > LONGEST) return;
      recalled.add(key);
      belongTo(read.token);
      const before = answers.get(key);
      const at = timeOf(headers, now());
      // Unchanged data is written again only to update its time, once an hour.
      if (before?.body === body && at - before.at < HOUR) return;
      answers.delete(key);
      answers.set(key, { at, body });
      void writeSoon();
    },
    forget() {
      cancel();
      owner = '';
      answers = new Map();
      recalled.clear();
      void storage.clear();
    },
  };
}

const nowhere: SnapshotStorage = {
  read: async () => undefined,
  write: async () => {},
  clear: async () => {},
};

function findStorage(): SnapshotStorage {
  const database = findIndexedDb();
  return database ? createIndexedDbSnapshot(database) : nowhere;
}

/** Opens the snapshot of this device, for `createClient({ snapshot: openDeviceSnapshot() })`. */
export const openDeviceSnapshot = (): Promise<Snapshot> =>
  openSnapshot(findStorage(), createDefaultPlatform());
