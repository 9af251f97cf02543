import { MINUTE } from '@oja/core';
import type { AppContext } from '../appContext.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { watchServices } from '../outage/watchServices.ts';
import { applyPriceChanges } from '../prices/planPrices.ts';
import { applyReversals, requeryDueSales } from '../sale/requery.ts';
import { runSchedules } from '../schedules/runSchedules.ts';
import { checkLedger } from '../upkeep/checkLedger.ts';
import { prune } from '../upkeep/prune.ts';
import { createInFlight, deliverWebhooks } from '../webhooks/deliverWebhooks.ts';
import type { Job } from './runJobs.ts';

const OFTEN_MS = 500;
const SELDOM_MS = 10 * MINUTE;
/** Runs of a job that may overlap if it skips what an earlier run still waits for. */
const OVERLAPPING = 8;

/**
 * All background jobs of a server. Webhooks come after the jobs whose events they deliver. Every server runs all jobs:
 * the database decides which server does a piece of work. Without `metrics` the ledger is not checked.
 */
export function backgroundJobs(context: AppContext, metrics?: Metrics): readonly Job[] {
  const requeried = new Set<string>();
  const delivering = createInFlight();
  const jobs: Job[] = [
    {
      failure: 'sales could not be settled',
      everyMs: OFTEN_MS,
      atOnce: OVERLAPPING,
      run: () => requeryDueSales(context, requeried),
    },
    { failure: 'reversals failed', everyMs: OFTEN_MS, atOnce: 1, run: () => applyReversals(context) },
    { failure: 'schedules could not be run', everyMs: OFTEN_MS, atOnce: 1, run: () => runSchedules(context) },
    {
      failure: 'the services could not be judged',
      everyMs: OFTEN_MS,
      atOnce: 1,
      run: () => watchServices(context),
    },
    {
      failure: 'prices could not be applied',
      everyMs: OFTEN_MS,
      atOnce: 1,
      run: () => applyPriceChanges(context.db, context.clock()),
    },
    {
      failure: 'webhooks could not be delivered',
      everyMs: OFTEN_MS,
      atOnce: OVERLAPPING,
      run: (ending) => deliverWebhooks(context, delivering, ending),
    },
    { failure: 'pruning failed', everyMs: SELDOM_MS, atOnce: 1, run: () => prune(context) },
  ];
  if (metrics)
    jobs.push({
      failure: 'the ledger could not be checked',
      everyMs: SELDOM_MS,
      atOnce: 1,
      // It reads every row, which would slow down the start.
      startsLater: true,
      run: () => checkLedger(context, metrics),
    });
  return jobs;
}
