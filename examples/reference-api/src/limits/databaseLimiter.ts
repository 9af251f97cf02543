import { and, eq, gt, sql } from 'drizzle-orm';
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import { rateLimits } from '../database/limit.schema.ts';
import type { House } from '../house.ts';

type Row = typeof rateLimits.$inferSelect;

/**
 * The limiter of rate-limiter-flexible over our database: one statement counts a try, so any number of servers count
 * together. What differs is the time, which is the house's clock, and that giving tries back never leaves a credit.
 */
export class DatabaseLimiter extends RateLimiterDrizzle {
  readonly #house: Pick<House, 'db' | 'clock'>;

  constructor(
    house: Pick<House, 'db' | 'clock'>,
    limit: { readonly kind: string; readonly tries: number; readonly seconds: number },
  ) {
    super({
      storeClient: house.db,
      schema: rateLimits,
      keyPrefix: limit.kind,
      points: limit.tries,
      duration: limit.seconds,
      // Rows that are over are pruned by the server's own job.
      clearExpiredByTimeout: false,
    });
    this.#house = house;
  }

  async _upsert(
    key: string,
    points: number,
    durationMs: number,
    isReplaced = false,
  ): Promise<Row | undefined> {
    const now = this.#house.clock();
    const expire = durationMs > 0 ? new Date(now + durationMs) : null;
    const isOver = sql`${rateLimits.expire} <= ${new Date(now).toISOString()}::timestamptz`;
    const until = sql`${expire?.toISOString() ?? null}::timestamptz`;
    const [row] = await this.#house.db
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
    const isCurrent = gt(rateLimits.expire, new Date(this.#house.clock()));
    const [row] = await this.#house.db
      .select()
      .from(rateLimits)
      .where(and(eq(rateLimits.key, key), isCurrent));
    return row ?? null;
  }

  async _delete(key: string): Promise<boolean> {
    const deleted = await this.#house.db
      .delete(rateLimits)
      .where(eq(rateLimits.key, key))
      .returning({ key: rateLimits.key });
    return deleted.length > 0;
  }

  _getRateLimiterRes(_key: string, changed: number, { points, expire }: Row): RateLimiterRes {
    const left = expire === null ? -1 : Math.max(0, expire.getTime() - this.#house.clock());
    return new RateLimiterRes(Math.max(0, this.points - points), left, points, points === changed);
  }
}
