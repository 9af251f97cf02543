import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { type FundingStatus, fundings } from '../database/funding.schema.ts';
import { agents } from '../database/identity.schema.ts';
import type { Queries } from '../database/open.ts';
import type { Funding } from './credit.ts';

/** Another agent's claim to the same transfer. */
export interface Rival {
  readonly reference: string;
  readonly username: string;
  readonly status: FundingStatus;
}

type Claimed = Pick<Funding, 'reference' | 'transferReference'>;

/** For each claim, in order: the other claims to the same transfer that were not rejected, oldest first. */
export async function rivalsOf(db: Queries, claims: readonly Claimed[]): Promise<readonly Rival[][]> {
  const numbers = claims.flatMap(({ transferReference }) => transferReference ?? []);
  if (numbers.length === 0) return claims.map(() => []);
  const { reference, status, transferReference } = fundings;
  const standing = await db
    .select({ reference, username: agents.username, status, transferReference })
    .from(fundings)
    .innerJoin(agents, eq(agents.id, fundings.agentId))
    .where(and(inArray(transferReference, [...new Set(numbers)]), ne(status, 'rejected')))
    .orderBy(asc(fundings.createdAt), asc(reference));
  return claims.map((claim) =>
    standing
      .filter((one) => one.transferReference === claim.transferReference && one.reference !== claim.reference)
      .map(({ transferReference: _, ...rival }) => rival),
  );
}
