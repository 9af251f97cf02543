import { Gauge } from 'prom-client';
import type { AppContext } from '../appContext.ts';
import { isReachable } from '../http/health.ts';
import type { Metrics } from './metrics.ts';
import { openSalesGauges } from './openSales.ts';

/** Timeout of the database queries, in ms: Prometheus waits for ten seconds. */
const QUERY_TIMEOUT_MS = 5_000;

/**
 * Measures values in the database once per scrape. An unreachable database is reported as a metric and hides no other
 * one.
 */
export function databaseMetrics(
  { registry }: Metrics,
  context: Pick<AppContext, 'db' | 'clock'>,
): () => Promise<void> {
  const up = new Gauge({
    name: 'oja_database_up',
    help: '1 while the database answers, else 0.',
    registers: [registry],
  });
  const sales = openSalesGauges(registry, context);
  return async () => {
    const isUp = await isReachable(context.db, QUERY_TIMEOUT_MS);
    up.set(isUp ? 1 : 0);
    if (isUp) await sales.measure().catch(sales.forget);
    else sales.forget();
  };
}
