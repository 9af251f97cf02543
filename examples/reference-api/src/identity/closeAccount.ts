import { randomUUID } from 'node:crypto';
import { formatPrice } from '@oja/core';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import { customers } from '../database/customer.schema.ts';
import {
  agents,
  apiKeys,
  devices,
  passwordConfirmations,
  passwordResets,
  sessions,
  transactionPins,
  widgetSessions,
} from '../database/identity.schema.ts';
import { knownAddresses } from '../database/limit.schema.ts';
import { noticeMarks, notices } from '../database/notice.schema.ts';
import type { Queries } from '../database/open.ts';
import { passkeySteps, passkeys } from '../database/passkey.schema.ts';
import { shops } from '../database/print.schema.ts';
import { scheduleRuns, schedules } from '../database/schedule.schema.ts';
import { pendingSignIns, recoveryCodes, secondFactors } from '../database/secondFactor.schema.ts';
import { sellingPrices } from '../database/sellingPrice.schema.ts';
import { webhookEvents, webhooks } from '../database/webhook.schema.ts';
import { invalid, Refusal } from '../http/refusal.ts';
import { lockWallet } from '../ledger/post.ts';
import type { AgentCaller } from './caller.ts';
import { spendConfirmation } from './confirmPassword.ts';
import { countOpenSales } from './ownData.ts';
import { hashPassword } from './password.ts';

/** Tables without a legal retention period. Sales, money movements, cases and payments into the wallet stay. */
const deleted = [
  noticeMarks,
  notices,
  customers,
  sellingPrices,
  transactionPins,
  passwordConfirmations,
  passwordResets,
  devices,
  knownAddresses,
  sessions,
  schedules,
  shops,
  secondFactors,
  recoveryCodes,
  pendingSignIns,
  passkeys,
  passkeySteps,
  // A delivery locks its webhook first. The same order here avoids a deadlock.
  webhooks,
  webhookEvents,
] as const;

/** Throws if the agent has open sales or a balance, because neither would have an owner. */
async function refuseUnsettled(tx: Queries, agentId: string): Promise<void> {
  // Locked, so that no sale starts between this check and the end of the account.
  const balance = await lockWallet(tx, agentId);
  const open = await countOpenSales(tx, agentId);
  if (open > 0)
    throw new Refusal(
      409,
      'open_sales',
      open === 1
        ? '1 sale has no result yet. You can close your account when it is settled.'
        : `${open} sales have no result yet. You can close your account when they are settled.`,
    );
  if (balance !== 0)
    throw new Refusal(
      409,
      'balance_left',
      `${formatPrice(balance)} is in your wallet. Spend it on sales, or ask support to pay it out. Then you can close your account.`,
    );
}

/** Removes names and addresses, so that they can be used again. The id stays, because the ledger refers to it. */
async function anonymise(tx: Queries, agentId: string, passwordHash: string, now: Date): Promise<void> {
  // Longer than any valid username, and not an email address, so it can't be registered.
  const gone = `closed-${agentId}`;
  await tx
    .update(agents)
    .set({
      username: gone,
      phone: gone,
      email: gone,
      firstName: '',
      lastName: '',
      referredBy: null,
      passwordHash,
      closedAt: now,
    })
    .where(eq(agents.id, agentId));
  await tx
    .update(apiKeys)
    .set({ revokedAt: now })
    .where(and(eq(apiKeys.agentId, agentId), isNull(apiKeys.revokedAt)));
  await tx
    .update(apiKeys)
    .set({ name: '', addresses: [], lastUsedAddress: null })
    .where(eq(apiKeys.agentId, agentId));
  await tx
    .update(widgetSessions)
    .set({ expiresAt: now })
    .where(
      and(
        eq(widgetSessions.agentId, agentId),
        sql`${widgetSessions.expiresAt} > ${now.toISOString()}::timestamptz`,
      ),
    );
}

/**
 * Closes the caller's account for good: ends its sessions and keys, and deletes the data without a legal
 * retention period. Changes nothing when it throws: 400 for another `username`, 403 `password_required`, 409
 * `open_sales` or `balance_left`.
 */
export async function closeAccount(
  caller: AgentCaller,
  { confirmation, username }: { readonly confirmation: string; readonly username: string },
  context: AppContext,
): Promise<void> {
  const { agentId } = caller;
  const { db, clock } = context;
  const [agent] = await db.select().from(agents).where(eq(agents.id, agentId));
  if (agent?.username !== username.trim().toLowerCase())
    throw invalid('username', 'This is not your username. Type it exactly as in your profile.');
  await db.transaction((tx) => refuseUnsettled(tx, agentId));
  await spendConfirmation(caller, confirmation, context);
  // A random password that is not stored.
  const passwordHash = await hashPassword(randomUUID(), context.passwordCost);
  await db.transaction(async (tx) => {
    await refuseUnsettled(tx, agentId);
    const own = tx.select({ id: schedules.id }).from(schedules).where(eq(schedules.agentId, agentId));
    await tx.delete(scheduleRuns).where(inArray(scheduleRuns.scheduleId, own));
    for (const table of deleted) await tx.delete(table).where(eq(table.agentId, agentId));
    await anonymise(tx, agentId, passwordHash, new Date(clock()));
  });
  context.security({ event: 'account-closed', agentId });
  const body =
    'Sales and money movements are kept as the law requires, without your name. Everything else is deleted.';
  context.tell({ to: agent.email, text: `Your account is closed. ${body}` });
}
