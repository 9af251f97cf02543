import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import { agents } from '../database/identity.schema.ts';
import { notices } from '../database/notice.schema.ts';
import type { Queries } from '../database/open.ts';

/** A message to one agent, sent as a notice and by email. */
export interface AgentNotification {
  readonly title: string;
  readonly body: string;
  /** The case of the message. */
  readonly caseNumber?: string;
  /** The schedule of the message. */
  readonly scheduleId?: string;
  /** The transaction of the message, by its ref. */
  readonly ref?: string;
}

/** Creates a notice for this agent, or for all (`null`), in the caller's transaction. */
export async function createNotice(
  tx: Queries,
  agentId: string | null,
  news: AgentNotification,
  ms: number,
  level: 'info' | 'warning' | 'outage' = 'warning',
): Promise<void> {
  await tx.insert(notices).values({ id: randomUUID(), agentId, ...news, level, createdAt: new Date(ms) });
}

/** Sends the same text to the agent's email address, which a stolen session can't read. */
export async function sendNotification(
  agentId: string,
  { title, body }: AgentNotification,
  context: AppContext,
): Promise<void> {
  const [agent] = await context.db.select({ to: agents.email }).from(agents).where(eq(agents.id, agentId));
  if (agent) context.tell({ to: agent.to, text: `${title}. ${body}` });
}

/** Creates a notice and sends the same text to the agent's email address. */
export async function notifyAgent(
  agentId: string,
  news: AgentNotification,
  context: AppContext,
): Promise<void> {
  await createNotice(context.db, agentId, news, context.clock());
  await sendNotification(agentId, news, context);
}
