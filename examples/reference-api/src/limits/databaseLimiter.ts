import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import type { AppContext } from '../appContext.ts';
import { rateLimits } from '../database/limit.schema.ts';

type Row = typeof rateLimits.$inferSelect;

/**
 * The limiter of rate-limiter-flexible on our database: one statement counts a try, so that any number of servers
 * count together. It differs in two ways: it uses the context's clock, and taking back tries never leaves a credit.
 */
export class DatabaseLimiter extends RateLimiterDrizzle {
  readonly #context: Pick<AppContext, 'db' | 'clock'>;

  constructor(
    context: Pick<AppContext, 'db' | 'clock'>,
    limit: { readonly kind: string; readonly tries: number; readonly seconds: number },
  ) {
    super({
      storeClient: context.db,
      schema: rateLimits,
      keyPrefix: limit.kind,
      points: limit.tries,
      duration: limit.seconds,
      // The server's own job prunes expired rows.
      clearExpiredByTimeout: false,
    });
    this.#context = context;
  }

  async _upsert(
    key: string,
    points: number,
    durationMs: number,
    isReplaced = false,
  ): Promise<Row | undefined> {
    const now = this.#context.clock();
    const expire = durationMs > 0 ? new Date(now + durationMs) : null;
    const isOver = sql`${rateLimits.expire} <= ${new Date(now).toISOString()}::timestamptz`;
    const until = sql`${expire?.toISOString() ?? null}::timestamptz`;
    const [row] = await this.#context.db
      .insert(rateLimits)
      .values({ key, points: Math.max(points, 0), expire })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: isReplaced
          ? { points, expire }
          : {
              points: sql`greatest(0, case when ${isOver} then ${points}::integer else ${rateLimits.points} + ${points}::integer end)`,
              expire: sql`case when ${isOver} then ${until} else ${rateLimits.expire} end`,
            },
      })
      .returning();
    return row;
  }

  async _get(key: string): Promise<Row | null> {
    const isCurrent = or(isNull(rateLimits.expire), gt(rateLimits.expire, new Date(this.#context.clock())));
    const [row] = await this.#context.db
      .select()
      .from(rateLimits)
      .where(and(eq(rateLimits.key, key), isCurrent));
    return row ?? null;
  }

  async _delete(key: string): Promise<boolean> {
    const deleted = await this.#context.db
      .delete(rateLimits)
      .where(eq(rateLimits.key, key))
      .returning({ key: rateLimits.key });
    return deleted.length > 0;
  }

  _getRateLimiterRes(_key: string, changed: number, { points, expire }: Row): RateLimiterRes {
    const left = expire === null ? -1 : Math.max(0, expire.getTime() - this.#context.clock());
    return new RateLimiterRes(Math.max(0, this.points - points), left, points, points === changed);
  }
}
