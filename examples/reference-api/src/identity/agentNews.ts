import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import { agents } from '../database/identity.schema.ts';
import { notices } from '../database/notice.schema.ts';
import type { Queries } from '../database/open.ts';

/** What one agent is told, as a notice and as a message. */
export interface AgentNews {
  readonly title: string;
  readonly body: string;
  /** The case that it is about. */
  readonly caseNumber?: string;
  /** The schedule that it is about. */
  readonly scheduleId?: string;
  /** The transaction that it is about, by its ref. */
  readonly ref?: string;
}

/** Leaves a notice for this agent alone, or for all (`null`), in the transaction that it is about. */
export async function leaveNotice(
  tx: Queries,
  agentId: string | null,
  news: AgentNews,
  ms: number,
  level: 'info' | 'warning' | 'outage' = 'warning',
): Promise<void> {
  await tx.insert(notices).values({ id: randomUUID(), agentId, ...news, level, createdAt: new Date(ms) });
}

/** Sends the same text to the agent's address, which a stolen session can't read. */
export async function sendNews(
  agentId: string,
  { title, body }: AgentNews,
  context: AppContext,
): Promise<void> {
  const [agent] = await context.db.select({ to: agents.email }).from(agents).where(eq(agents.id, agentId));
  if (agent) context.tell({ to: agent.to, text: `${title}. ${body}` });
}
