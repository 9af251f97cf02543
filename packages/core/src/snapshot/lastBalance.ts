import { fingerprint } from '../session/fingerprint.ts';
import { findIndexedDb } from './findIndexedDb.ts';
import { isUsableAge } from './keptFields.ts';
import { readRecord } from './snapshotStorage.ts';

/** A balance in naira as the API writes it ("48250.00"), and when it was so, in ms since 1970. */
export interface BalanceAt {
  readonly balance: string;
  readonly at: number;
}

/** What is kept on the device is untrusted: of any other shape than ours there is nothing in it. */
export interface KeptRecord {
  readonly owner?: unknown;
  readonly answers?: readonly (readonly [string, { readonly at: number; readonly body: string }])[];
}

/**
 * The balance in the text of an answer; `null` where it has none that is written as agreed. For what is drawn before a
 * client is there, whose schemas are the judge of every other answer.
 */
export function readBalance(body: string): string | null {
  try {
    const { data } = JSON.parse(body) as { data?: { availableBalance?: unknown } };
    const balance = String(data?.availableBalance);
    return /^\d{1,9}\.\d\d$/.test(balance) ? balance : null;
  } catch {
    return null;
  }
}

/** The balance that an earlier visit of this session was told, as the snapshot keeps it on this device. */
export async function readLastBalance(
  token: string,
  database: IDBFactory | undefined = findIndexedDb(),
): Promise<BalanceAt | null> {
  return database ? findBalance((await readRecord(database)) as KeptRecord | undefined, token) : null;
}

/** What of the record is this session's, and not too old. */
export function findBalance(record: KeptRecord | undefined, token: string): BalanceAt | null {
  try {
    const kept = new Map(record?.answers).get(JSON.stringify(['balance']));
    if (!kept || record?.owner !== fingerprint(token) || !isUsableAge(kept.at, Date.now())) return null;
    const balance = readBalance(kept.body);
    return balance === null ? null : { balance, at: kept.at };
  } catch {
    return null;
  }
}
