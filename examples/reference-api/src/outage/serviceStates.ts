import { formatMoment, notCharged } from '@oja/core';
import { isNotNull, or } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import type { ServiceRow } from '../catalogue/load.ts';
import type { Queries } from '../database/open.ts';
import { serviceStates } from '../database/outage.schema.ts';
import { Refusal } from '../http/refusal.ts';
import { healthy, isClosed, type ServiceState } from './judgeService.ts';

type Row = typeof serviceStates.$inferSelect;

const ms = (at: Date | null) => at?.getTime() ?? null;

export const stateOf = (row: Row | null | undefined): ServiceState =>
  row
    ? {
        failingSince: ms(row.failingSince),
        failedAt: ms(row.failedAt),
        closedAt: ms(row.closedAt),
        reopenedAt: ms(row.reopenedAt),
        slowSince: ms(row.slowSince),
      }
    : healthy;

/** Matches services that are failing, closed or slow. */
export const isWatched = or(
  isNotNull(serviceStates.failingSince),
  isNotNull(serviceStates.closedAt),
  isNotNull(serviceStates.slowSince),
);

/** The states of all services that are failing, closed or slow, by service. */
export async function loadServiceStates(db: Queries): Promise<ReadonlyMap<string, ServiceState>> {
  const rows = await db.select().from(serviceStates).where(isWatched);
  return new Map(rows.map((row) => [row.serviceId, stateOf(row)]));
}

/** When the outage of a closed service began, at its first failure; `undefined` for an open service. */
export function downSince(
  state: ServiceState | undefined,
  { clock, outages }: Pick<AppContext, 'clock' | 'outages'>,
): number | undefined {
  if (!state || !isClosed(state, clock(), outages.thresholds)) return undefined;
  return state.failingSince ?? state.closedAt ?? clock();
}

/** Throws if the service is closed, before anything is debited. */
export function refuseClosed(service: ServiceRow, row: Row | null, context: AppContext): void {
  const since = downSince(stateOf(row), context);
  if (since === undefined) return;
  const when = formatMoment(since, context.clock());
  const sentence = `${service.name} has been down since ${when} and is not sold until it works again. Check back in a few minutes. ${notCharged}`;
  throw new Refusal(409, 'service_unavailable', sentence, { data: { since: new Date(since).toISOString() } });
}
