/** The outcome of an order at the provider. An order without an answer counts as `failed`. */
export type OrderOutcome = 'delivered' | 'failed' | 'waiting';

export type OutcomeCounts = Record<OrderOutcome, number>;

/** Counts outcomes of orders until they are written to the database. */
export interface OutcomeCounter {
  /**
   * `key` is the recipient. It counts as failed once per window, so that retries for one wrong number are no outage.
   */
  count(serviceId: string, outcome: OrderOutcome, key: string, now: number): void;
  /** The outcomes since the last call, by service. */
  take(): ReadonlyMap<string, OutcomeCounts>;
}

/** Maximum remembered recipients; the oldest are dropped. */
const MOST_REMEMBERED = 10_000;

/** `windowMs`: how long further failures of a recipient are not counted. */
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
