import { demoSignedIn, demoTransaction, demoUser } from '../../contract/demo/agent.ts';
import type { Body } from '../../contract/endpoints.ts';
import type { Chance } from './random.helper.ts';

/** The provider's result for a purchase, immediately or after `later` ms of "pending". */
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

/** The abilities of the server in a run. */
export interface ServerAbilities {
  /** `false`: the server pays for every copy, because it ignores references. */
  readonly dedupe: boolean;
  /** Whether the server can void a reference. If so, a business refusal voids it too, and states so. */
  readonly canVoid: boolean;
}

/** An agent API with only a ledger: the truth about the money. */
export interface LedgerServer {
  /** Answers a call to the agent API. A copy of a purchase is committed or refused only after its processing time. */
  answer(method: string, path: string, body: string): Promise<Answer>;
  /** Every debit, by reference: more than one under the same reference is a double charge. */
  readonly debits: readonly { readonly reference: string; readonly recipient: string }[];
  /** True if a debit was made and not refunded. */
  isCharged(reference: string): boolean;
  isDelivered(reference: string): boolean;
}

const answer = (status: number, data: unknown): Answer => ({ status, body: { data } });
const refusal = (status: number, code: string, more: object = {}): Answer => ({
  status,
  body: { message: 'No.', code, ...more },
});
const notFound = refusal(404, 'not_found');

interface Clock {
  wait(ms: number): Promise<void>;
  now(): number;
}

/** `wait` simulates the time until a copy is committed, at most 10 s (reliability contract: it answers within 10 s). */
export function createLedgerServer(
  chance: Chance,
  { dedupe, canVoid }: ServerAbilities,
  { wait, now }: Clock,
): LedgerServer {
  const rows: Row[] = [];
  const atWork = new Set<string>();
  const voided = new Set<string>();
  const find = (reference: string) =>
    dedupe ? rows.findLast((row) => row.reference === reference) : undefined;
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
  function refuseFor(reference: string, status: number, code: string): Answer {
    if (!canVoid) return refusal(status, code);
    voided.add(reference);
    return refusal(status, code, { purchase: { reference, charged: false } });
  }
  /** The answer that an earlier copy or a void determines for this one. */
  function earlier(reference: string): Answer | null {
    const known = find(reference);
    if (known) return answer(200, wire(known));
    return voided.has(reference) ? refuseFor(reference, 409, 'reference_voided') : null;
  }
  async function purchase({ reference, recipient }: Body<'purchase'>): Promise<Answer> {
    const before = earlier(reference);
    if (before) return before;
    if (dedupe && atWork.has(reference)) return refusal(409, 'in_progress');
    atWork.add(reference);
    await wait(chance.between(0, chance.happens(0.3) ? 10_000 : 800));
    atWork.delete(reference);
    // The purchase may have been voided in the meantime: the wallet's lock lets only one of the two succeed.
    const meanwhile = earlier(reference);
    if (meanwhile) return meanwhile;
    if (chance.happens(0.05)) return refuseFor(reference, 402, 'insufficient_balance');
    const row: Row = { reference, recipient, committedAt: now(), fate: drawFate() };
    rows.push(row);
    return answer(201, wire(row));
  }
  function voidPurchase(reference: string): Answer {
    if (!canVoid) return { status: 404, body: { message: 'There is no such call.' } };
    const sale = find(reference);
    if (sale) return answer(200, { voided: false, transaction: wire(sale) });
    voided.add(reference);
    return answer(200, { voided: true });
  }
  function transaction(reference: string): Answer {
    const row = find(reference);
    return row ? answer(200, wire(row)) : notFound;
  }

  return {
    async answer(method, path, body) {
      const [, folder = '', name = '', act] = path.split('/');
      if (path === '/auth/login') return answer(200, demoSignedIn);
      if (path === '/auth/user') return answer(200, demoUser);
      if (act === 'purchase') return purchase(JSON.parse(body));
      if (act === 'void') return voidPurchase(name);
      if (folder !== 'transactions' || method !== 'GET') return notFound;
      return name ? transaction(name) : answer(200, rows.map(wire));
    },
    debits: rows,
    isCharged: (reference) =>
      rows.some((row) => row.reference === reference && ['delivered', 'pending'].includes(statusOf(row))),
    isDelivered: (reference) =>
      rows.some((row) => row.reference === reference && statusOf(row) === 'delivered'),
  };
}
