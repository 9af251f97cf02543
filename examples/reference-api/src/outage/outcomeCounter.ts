/** What the provider made of an order. `failed` is an order without an answer too. */
export type OrderOutcome = 'delivered' | 'failed' | 'waiting';

export type OutcomeCounts = Record<OrderOutcome, number>;

/** Counts what becomes of orders, until they are written down. */
export interface OutcomeCounter {
  /** `key` is the recipient, and counts as failed once per window: one wrong number tried often is no outage. */
  count(serviceId: string, outcome: OrderOutcome, key: string, now: number): void;
  /** What was counted since the last call, by service. */
  take(): ReadonlyMap<string, OutcomeCounts>;
}

/** Recipients that are remembered at a time; beyond it the oldest are forgotten. */
const MOST_REMEMBERED = 10_000;

/** `windowMs`: for how long a recipient whose order failed is not counted again. */
export function createOutcomeCounter(windowMs: number): OutcomeCounter {
  let counts = new Map<string, OutcomeCounts>();
  const failedAt = new Map<string, number>();

  function hasFailedLately(key: string, now: number): boolean {
    const before = failedAt.get(key);
    if (before !== undefined && now - before < windowMs) return true;
    failedAt.delete(key);
    failedAt.set(key, now);
    const [oldest] = failedAt.keys();
    if (failedAt.size > MOST_REMEMBERED && oldest !== undefined) failedAt.delete(oldest);
    return false;
  }

  return {
    count(serviceId, outcome, key, now) {
      if (outcome === 'failed' && hasFailedLately(`${serviceId} ${key}`, now)) return;
      const sum = counts.get(serviceId) ?? { delivered: 0, failed: 0, waiting: 0 };
      sum[outcome] += 1;
      counts.set(serviceId, sum);
    },
    take() {
      const taken = counts;
      counts = new Map();
      return taken;
    },
  };
}
