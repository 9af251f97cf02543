import type { Body } from '../../endpoints.ts';
import { demoTransaction } from '../fixtures.ts';
import type { Chance } from './random.ts';

/** What the provider does with a sale: at once, or after `later` ms of "pending". */
interface Fate {
  readonly final: 'delivered' | 'failed' | 'reversed';
  readonly later: number;
}

interface Row {
  readonly reference: string;
  readonly recipient: string;
  readonly committedAt: number;
  readonly fate: Fate;
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** An agent API with a ledger and nothing else: the judge of what really happened to the money. */
export interface LedgerServer {
  /** A copy of a purchase has arrived. It is committed, or refused, only after the server's work on it. */
  purchase(body: Body<'purchase'>): Promise<Answer>;
  transaction(reference: string): Answer;
  transactions(): Answer;
  /** Every debit that was ever made, by reference: more than one under the same reference is a double. */
  readonly debits: readonly { readonly reference: string; readonly recipient: string }[];
  /** True where a debit stands that was not given back. */
  isCharged(reference: string): boolean;
  isDelivered(reference: string): boolean;
}

const answer = (status: number, data: unknown): Answer => ({ status, body: { data } });
const refusal = (status: number, code: string): Answer => ({ status, body: { message: 'No.', code } });

/**
 * `dedupe: false` pays for every copy, as a server does that knows nothing of references. `work` is how long a copy takes
 * until it is committed, at most 10 s (reliability contract: the server answers within 10 s).
 */
export function createLedgerServer(
  chance: Chance,
  { dedupe, wait, now }: { dedupe: boolean; wait(ms: number): Promise<void>; now(): number },
): LedgerServer {
  const rows: Row[] = [];
  const atWork = new Set<string>();
  const find = (reference: string) => rows.findLast((row) => row.reference === reference);
  const statusOf = ({ committedAt, fate }: Row) =>
    now() >= committedAt + fate.later ? fate.final : 'pending';
  const wire = (row: Row) =>
    demoTransaction({
      id: `id-${rows.indexOf(row)}`,
      ref: `ref-${rows.indexOf(row)}`,
      ...(dedupe ? { reference: row.reference } : {}),
      recipient: row.recipient,
      status: statusOf(row),
      createdAt: new Date(row.committedAt).toISOString(),
      details: {},
    });
  const drawFate = (): Fate => ({
    final: chance.one(['delivered', 'delivered', 'delivered', 'failed', 'reversed'] as const),
    later: chance.happens(0.4) ? chance.between(1_000, 25_000) : 0,
  });

  return {
    async purchase({ reference, recipient }) {
      const known = dedupe ? find(reference) : undefined;
      if (known) return answer(200, wire(known));
      if (dedupe && atWork.has(reference)) return refusal(409, 'in_progress');
      atWork.add(reference);
      await wait(chance.between(0, chance.happens(0.3) ? 10_000 : 800));
      atWork.delete(reference);
      if (chance.happens(0.05)) return refusal(402, 'insufficient_balance');
      const row: Row = { reference, recipient, committedAt: now(), fate: drawFate() };
      rows.push(row);
      return answer(201, wire(row));
    },
    transaction(reference) {
      const row = dedupe ? find(reference) : undefined;
      return row ? answer(200, wire(row)) : refusal(404, 'not_found');
    },
    transactions: () => answer(200, rows.map(wire)),
    debits: rows,
    isCharged: (reference) =>
      rows.some((row) => row.reference === reference && ['delivered', 'pending'].includes(statusOf(row))),
    isDelivered: (reference) =>
      rows.some((row) => row.reference === reference && statusOf(row) === 'delivered'),
  };
}
