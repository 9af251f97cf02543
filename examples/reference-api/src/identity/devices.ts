import { DAY, formatDateTime, formatMoney, type Kobo, kobo, notCharged } from '@oja/core';
import { and, eq, gt, gte, notInArray, sum } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import { devices, sessions } from '../database/identity.schema.ts';
import type { Queries } from '../database/open.ts';
import { transactions } from '../database/sale.schema.ts';
import { Refusal } from '../http/refusal.ts';
import type { AgentNotification } from './agentNotification.ts';
import type { Caller } from './caller.ts';
import { describeBrowser, describePlace } from './describeDevice.ts';
import { hashToken, newToken } from './token.ts';

/** How long a device counts as new, and the window of its sales limit, in ms. */
export const NEW_DEVICE_MS = DAY;

/** The facts that a request reveals about its device. */
export interface DeviceSource {
  readonly address: string;
  readonly userAgent: string;
  readonly town: string;
  /** The device token that this browser got at an earlier sign-in. */
  readonly device?: string | undefined;
}

/** The stored description of a session's device. */
export const describeSource = ({ userAgent, town, address }: DeviceSource) => ({
  ...describeBrowser(userAgent),
  place: describePlace(town, address),
});

/**
 * Recognises the browser that signs in. A token that the agent has not used before makes the device new and belongs
 * to the agent from then on: two agents may share a phone. An agent's first device does not count as new.
 */
export async function recogniseDevice(
  tx: Queries,
  agentId: string,
  presented: string | undefined,
  now: number,
): Promise<{ device: string; deviceHash: string; isNew: boolean }> {
  const device = presented ?? newToken('device');
  const deviceHash = hashToken(device);
  const seenAt = new Date(now);
  const own = and(eq(devices.agentId, agentId), eq(devices.deviceHash, deviceHash));
  const [known] = await tx.update(devices).set({ seenAt }).where(own).returning({ seenAt: devices.seenAt });
  if (known) return { device, deviceHash, isNew: false };
  const [other] = await tx.select().from(devices).where(eq(devices.agentId, agentId)).limit(1);
  const isNew = other !== undefined;
  const limitedUntil = isNew ? new Date(now + NEW_DEVICE_MS) : null;
  await tx.insert(devices).values({ agentId, deviceHash, seenAt, limitedUntil }).onConflictDoNothing();
  return { device, deviceHash, isNew };
}

/** Makes every device count as new after a password reset, because a reader of the agent's mail may own one of them. */
export async function limitDevices(tx: Queries, agentId: string, now: number): Promise<void> {
  const limitedUntil = new Date(now + NEW_DEVICE_MS);
  await tx.update(devices).set({ limitedUntil }).where(eq(devices.agentId, agentId));
}

/** The sales limit of this session and its end; `null` without a limit. */
export async function limitOfSession(
  tx: Queries,
  sessionHash: string,
  { clock, signIns }: Pick<AppContext, 'clock' | 'signIns'>,
): Promise<{ readonly most: Kobo; readonly until: Date } | null> {
  if (signIns.newDeviceMost === null) return null;
  const [row] = await tx
    .select({ until: devices.limitedUntil })
    .from(sessions)
    .innerJoin(
      devices,
      and(eq(devices.agentId, sessions.agentId), eq(devices.deviceHash, sessions.deviceHash)),
    )
    .where(and(eq(sessions.tokenHash, sessionHash), gt(devices.limitedUntil, new Date(clock()))));
  return row?.until ? { most: signIns.newDeviceMost, until: row.until } : null;
}

/** The sales of all new devices of the agent in the last 24 hours, in kobo, without refunded ones. */
export async function soldByNewDevices(tx: Queries, agentId: string, now: number): Promise<number> {
  const [row] = await tx
    .select({ sold: sum(transactions.amount).mapWith(Number) })
    .from(transactions)
    .where(
      and(
        eq(transactions.agentId, agentId),
        gte(transactions.createdAt, new Date(now - NEW_DEVICE_MS)),
        eq(transactions.fromNewDevice, true),
        notInArray(transactions.status, ['failed', 'reversed']),
      ),
    );
  return row?.sold ?? 0;
}

/** The agent's message about a sign-in with a new device. */
export function newDeviceNews(
  { browser, system, place }: ReturnType<typeof describeSource>,
  now: number,
): AgentNotification {
  const what = [browser ?? 'A browser', system && ` on ${system}`, place && ` (${place})`]
    .filter(Boolean)
    .join('');
  return {
    title: 'A new device signed in',
    body: `${what} signed in on ${formatDateTime(now, now)}. If this was not you, end the session under Devices in your profile and change your password.`,
  };
}

/**
 * Checks a sale against the daily limit of the agent's new devices, and throws before any money moves. Call it while
 * the wallet is locked, so that concurrent sales count each other. Returns whether the sale counts towards the limit.
 */
export async function fitsNewDevice(
  tx: Queries,
  caller: Caller,
  price: Kobo,
  context: AppContext,
): Promise<boolean> {
  if (caller.kind !== 'agent') return false;
  const limit = await limitOfSession(tx, caller.sessionHash, context);
  if (!limit) return false;
  const left = limit.most - (await soldByNewDevices(tx, caller.agentId, context.clock()));
  if (price <= left) return true;
  const until = formatDateTime(limit.until.getTime(), context.clock());
  throw new Refusal(
    403,
    'new_device_limit',
    `This device is new and may sell ${formatMoney(limit.most)} a day until ${until}; ${formatMoney(kobo(Math.max(0, left)))} is left. Use a device that you have used before, or wait. ${notCharged}`,
  );
}
