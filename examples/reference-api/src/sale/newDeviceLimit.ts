import { formatDateTime, formatMoney, type Kobo, kobo } from '@oja/core';
import type { AppContext } from '../appContext.ts';
import type { Queries } from '../database/open.ts';
import { Refusal } from '../http/refusal.ts';
import type { Caller } from '../identity/caller.ts';
import { limitOfSession, soldByNewDevices } from '../identity/devices.ts';

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
    `This device is new and may sell ${formatMoney(limit.most)} a day until ${until}; ${formatMoney(kobo(Math.max(0, left)))} is left. You have not been charged. Sell with a device that you know, or wait.`,
  );
}
