import { tokenChecksum } from '../session/checksum.ts';
import { findIndexedDb } from '../shared/database/findIndexedDb.ts';
import { isUsableAge } from './keptFields.ts';
import { readRecord } from './snapshotStorage.ts';

/** A balance in naira as the API writes it ("48250.00"), and its time, in ms since 1970. */
export interface BalanceAt {
  readonly balance: string;
  readonly at: number;
}

/** A record from the device. It is untrusted: one with another shape has no balance. */
export interface KeptRecord {
  readonly owner?: unknown;
  readonly answers?: readonly (readonly [string, { readonly at: number; readonly body: string }])[];
}

/**
 * The balance in the text of an answer; `null` without a valid one. Used before the client exists, whose schemas parse
 * every other answer.
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

/** The last balance that this session received, from the snapshot on this device. */
export async function readLastBalance(
  token: string,
  database: IDBFactory | undefined = findIndexedDb(),
): Promise<BalanceAt | null> {
  return database ? findBalance((await readRecord(database)) as KeptRecord | undefined, token) : null;
}

/** The balance in the record, if it belongs to this session and is not too old. */
export function findBalance(record: KeptRecord | undefined, token: string): BalanceAt | null {
  try {
    const kept = new Map(record?.answers).get(JSON.stringify(['balance']));
    if (!kept || record?.owner !== tokenChecksum(token) || !isUsableAge(kept.at, Date.now())) return null;
    const balance = readBalance(kept.body);
    return balance === null ? null : { balance, at: kept.at };
  } catch {
    return null;
  }
}
