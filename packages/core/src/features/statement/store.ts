import { DAY } from '../../format/duration.ts';
import { lagosMoment } from '../../format/instant.ts';
import type { CallResult } from '../../http/parseResponse.ts';
import { unexpected } from '../../http/problem.ts';
import type { Kobo } from '../../money/kobo.ts';
import { loadPages } from '../../store/pages.ts';
import { createResource, type Resource } from '../../store/resource.ts';
import type { StoreContext } from '../../store/storeRegistry.ts';
import type { StatementDays } from '../sales/salesPeriod.ts';
import { statementEndpoints } from './endpoints.ts';
import type { Movement, StatementPage, StatementTotal } from './schema.ts';

/** The wallet over whole days: its balance before, each movement, and its balance after, which always add up. Amounts in kobo. */
export interface Statement extends StatementDays {
  readonly opening: Kobo;
  readonly closing: Kobo;
  readonly moneyIn: Kobo;
  readonly moneyOut: Kobo;
  readonly totals: readonly StatementTotal[];
  /** Oldest first. */
  readonly movements: readonly Movement[];
}

/** The most movements that the server returns at once. */
const PAGE = 500;
/**
 * The maximum number of movements. A longer statement has more than 400 printed pages, and more rows than a phone can
 * render: the agent is asked for a shorter period.
 */
export const MOST_MOVEMENTS = 20_000;

/** Returns the start of a day in Lagos in wire format. Returns an invalid day unchanged, for the server to refuse. */
function midnight(day: string, daysOn = 0): string {
  const at = lagosMoment(day);
  return Number.isNaN(at) ? day : new Date(at + daysOn * DAY).toISOString();
}

const change = ({ direction, amount }: Pick<Movement, 'direction' | 'amount'>) =>
  direction === 'in' ? amount : -amount;

const sumOf = (totals: readonly StatementTotal[], direction: Movement['direction']): Kobo =>
  totals.reduce((sum, total) => sum + (total.direction === direction ? total.amount : 0), 0) as Kobo;

/**
 * True if each balance follows from the one before it, the totals match the movements, and the last balance
 * is the closing one.
 */
export function addsUp({ opening, closing, totals, movements }: StatementPage): boolean {
  let balance: number = opening;
  for (const movement of movements) {
    balance += change(movement);
    if (balance !== movement.balance) return false;
  }
  const total = totals.reduce((sum, one) => sum + change(one), opening as number);
  return balance === closing && total === closing;
}

type Ask = Pick<StoreContext, 'call'>;

async function loadMovements({ call }: Ask, days: StatementDays): Promise<CallResult<StatementPage>> {
  const query = { from: midnight(days.first), to: midnight(days.last, 1), limit: PAGE };
  const movements: Movement[] = [];
  const last = await loadPages(
    (cursor) => call(statementEndpoints.statement, { query: { ...query, cursor } }),
    ({ data }) => {
      movements.push(...data.movements);
      return movements.length < MOST_MOVEMENTS;
    },
  );
  if (!last.ok) return last;
  if (last.nextCursor !== null) return unexpected('data.movements');
  return { ...last, data: { ...last.data, movements } };
}

/**
 * Loads a statement page by page. If a purchase between two pages makes the amounts inconsistent, loads it once more.
 * Returns a problem (`unexpected-response`) instead of a statement that does not add up.
 */
async function loadStatement(context: Ask, days: StatementDays): Promise<CallResult<Statement>> {
  let result = await loadMovements(context, days);
  if (result.ok && !addsUp(result.data)) result = await loadMovements(context, days);
  if (!result.ok) return result;
  const { data } = result;
  if (!addsUp(data)) return unexpected('data.closing');
  const sums = { moneyIn: sumOf(data.totals, 'in'), moneyOut: sumOf(data.totals, 'out') };
  return { ...result, data: { ...data, ...days, ...sums } };
}

/** The statements of one agent. Each is requested when it is first shown. */
export interface StatementStore {
  of(days: StatementDays): Resource<Statement>;
  reset(): void;
}

export function createStatementStore({ call, now }: Pick<StoreContext, 'call' | 'now'>): StatementStore {
  const statements = new Map<string, Resource<Statement>>();
  return {
    of(days) {
      const key = `${days.first} ${days.last}`;
      const known = statements.get(key);
      if (known) return known;
      const made = createResource<Statement>(() => loadStatement({ call }, days), now);
      statements.set(key, made);
      return made;
    },
    reset() {
      for (const statement of statements.values()) statement.reset();
      statements.clear();
    },
  };
}
