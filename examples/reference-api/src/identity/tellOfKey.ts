import { randomUUID } from 'node:crypto';
import { formatDateTime } from '@oja/core';
import { eq } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import { agents } from '../database/identity.schema.ts';
import { notices } from '../database/notice.schema.ts';
import type { Queries } from '../database/open.ts';

interface KeyNews {
  readonly title: string;
  readonly body: string;
}

const at = (ms: number) => formatDateTime(ms, ms);

/** What an agent reads when a key appears. Only its first letters are in it. */
export const keyCreated = (prefix: string, ms: number): KeyNews => ({
  title: 'A new API key was made',
  body: `The key ${prefix}… was made on ${at(ms)}. If that was not you, revoke it under API keys and change your password.`,
});

/** What an agent reads when keys end. */
export const keysRevoked = (prefixes: readonly string[], ms: number): KeyNews => ({
  title: prefixes.length === 1 ? 'An API key was revoked' : 'Your API keys were revoked',
  body: `${prefixes.length === 1 ? 'The key' : 'The keys'} ${prefixes.map((one) => `${one}…`).join(', ')} no longer ${prefixes.length === 1 ? 'works' : 'work'}, since ${at(ms)}. If that was not you, change your password.`,
});

/** Leaves a notice for this agent alone, in the transaction that changes the key. */
export async function leaveNotice(tx: Queries, agentId: string, news: KeyNews, ms: number): Promise<void> {
  await tx
    .insert(notices)
    .values({ id: randomUUID(), agentId, ...news, level: 'warning', createdAt: new Date(ms) });
}

/** Sends the same text to the agent's address, which a stolen session can't read. */
export async function sendNews(
  agentId: string,
  { title, body }: KeyNews,
  context: AppContext,
): Promise<void> {
  const [agent] = await context.db.select({ to: agents.email }).from(agents).where(eq(agents.id, agentId));
  if (agent) context.tell({ to: agent.to, text: `${title}. ${body}` });
}
