import { Gauge } from 'prom-client';
import type { AppContext } from '../appContext.ts';
import { isReachable } from '../http/health.ts';
import type { Metrics } from './metrics.ts';
import { openSalesGauges } from './openSales.ts';

/** How long the database has for one word, in ms: Prometheus waits for ten seconds. */
const PATIENCE_MS = 5_000;

/** What is measured in the database, once for each reading. A database that is away is a figure, and hides no other one. */
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
    const isUp = await isReachable(context.db, PATIENCE_MS);
    up.set(isUp ? 1 : 0);
    if (isUp) await sales.measure().catch(sales.forget);
    else sales.forget();
  };
}
