import { type Kobo, parseNaira } from '../format/kobo.ts';
import { fingerprint } from '../session/fingerprint.ts';
import { findStorage } from './deviceStorage.ts';
import { isUsableAge } from './keptFields.ts';
import type { SnapshotStorage } from './snapshotStorage.ts';

/** A balance, and when it was so, in ms since 1970. */
export interface BalanceAt {
  readonly balance: Kobo;
  readonly at: number;
}

/** What is kept on the device is untrusted: of any other shape than ours there is nothing in it. */
interface KeptRecord {
  readonly owner?: unknown;
  readonly answers?: readonly (readonly [string, { readonly at: number; readonly body: string }])[];
}

/** The balance in an answer of the API, as text; `null` where there is none. For what is drawn before a client is there. */
export function readBalance(body: string): Kobo | null {
  try {
    const { data } = JSON.parse(body) as { data?: { availableBalance?: unknown } };
    return parseNaira(data?.availableBalance);
  } catch {
    return null;
  }
}

/** The balance that an earlier visit of this session was told, as the snapshot keeps it on this device. */
export async function readLastBalance(
  token: string,
  storage: SnapshotStorage = findStorage(),
): Promise<BalanceAt | null> {
  try {
    const { owner, answers } = ((await storage.read()) ?? {}) as KeptRecord;
    const kept = new Map(answers).get(JSON.stringify(['balance']));
    if (!kept || owner !== fingerprint(token) || !isUsableAge(kept.at, Date.now())) return null;
    const balance = readBalance(kept.body);
    return balance === null ? null : { balance, at: kept.at };
  } catch {
    return null;
  }
}
