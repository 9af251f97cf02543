import { HOUR } from '@oja/core';
import { lt } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import { sessions } from '../database/identity.schema.ts';
import { hashToken, newToken } from './token.ts';

/** How long a session lasts, in ms. */
const SESSION_MS = 12 * HOUR;

/** Signs an agent in with a new bearer token; only its hash is stored. */
export async function openSession(agentId: string, { db, clock }: AppContext): Promise<string> {
  const token = newToken('session');
  const now = clock();
  await db.delete(sessions).where(lt(sessions.expiresAt, new Date(now)));
  await db.insert(sessions).values({
    tokenHash: hashToken(token),
    agentId,
    createdAt: new Date(now),
    expiresAt: new Date(now + SESSION_MS),
  });
  return token;
}
