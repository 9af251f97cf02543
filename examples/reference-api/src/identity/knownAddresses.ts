import { createHash } from 'node:crypto';
import { DAY } from '@oja/core';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import { knownAddresses } from '../database/limit.schema.ts';
import { addressGroup } from '../limits/addressGroup.ts';

/** How long an address stays known after a sign-in, in ms. */
export const KNOWN_MS = 90 * DAY;
/** A placeholder id for an unknown account, so that the look-up takes the same steps. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

const hashAddress = (agentId: string, address: string) =>
  createHash('sha256')
    .update(`${agentId}\n${addressGroup(address)}`)
    .digest('hex');

/** Whether this agent has signed in or reset the password from the address in the last 90 days. */
export async function isKnownAddress(
  agentId: string | undefined,
  address: string,
  { db, clock }: AppContext,
): Promise<boolean> {
  const id = agentId ?? NOBODY;
  const [known] = await db
    .select({ seenAt: knownAddresses.seenAt })
    .from(knownAddresses)
    .where(
      and(
        eq(knownAddresses.agentId, id),
        eq(knownAddresses.addressHash, hashAddress(id, address)),
        gt(knownAddresses.seenAt, new Date(clock() - KNOWN_MS)),
      ),
    );
  return known !== undefined;
}

/** Call it only after proof: the correct password, or the correct code from the agent's email. */
export async function rememberAddress(
  agentId: string,
  address: string,
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
): Promise<void> {
  const seenAt = new Date(clock());
  await db
    .delete(knownAddresses)
    .where(and(eq(knownAddresses.agentId, agentId), lt(knownAddresses.seenAt, new Date(clock() - KNOWN_MS))));
  await db
    .insert(knownAddresses)
    .values({ agentId, addressHash: hashAddress(agentId, address), seenAt })
    .onConflictDoUpdate({
      target: [knownAddresses.agentId, knownAddresses.addressHash],
      set: { seenAt },
    });
}
