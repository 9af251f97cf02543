import { formatDateTime, type Kobo, notCharged, parseNaira } from '@oja/core';
import type { AppContext } from '../appContext.ts';
import { Refusal } from '../http/refusal.ts';
import { notifyAgent } from '../identity/agentNotification.ts';
import { passwordFits } from '../identity/password.ts';
import { findPin, isPinLocked } from '../identity/pin.ts';
import { forget, numberTry } from '../limits/countTry.ts';
import { limits } from '../limits/limits.ts';
import type { UnvalidatedPurchase } from './reference.ts';
import { findUse } from './reference.ts';

const MOST = limits['pin:agent'].tries;

/** Thrown before anything is written: the reference is voided and the refusal says so, as with every other refusal. */
export const pinRequired = () =>
  new Refusal(403, 'pin_required', `Enter your transaction PIN. ${notCharged}`);
const locked = () =>
  new Refusal(
    403,
    'pin_locked',
    `Your PIN is locked after five wrong tries. Set a new one in your profile. ${notCharged}`,
  );

/**
 * Checks the transaction PIN of an agent's purchase. Widget sessions and API keys have spending limits instead.
 * Returns the price from which this sale needs a PIN; `null` if no price does, because a PIN was proven or none is
 * set. The caller compares it with the final price, which is known only when the money is held.
 */
export async function provePin(
  { caller, request }: UnvalidatedPurchase,
  typed: string | undefined,
  context: AppContext,
): Promise<Kobo | null> {
  if (caller.kind !== 'agent') return null;
  const { agentId } = caller;
  const kept = await findPin(agentId, context);
  if (!kept) return null;
  // A price that differs from the expected one is refused later.
  if ((parseNaira(request.expectedPrice) ?? 0) < kept.askFrom) return kept.askFrom;
  // A copy of an earlier purchase charges nothing, so it does not count as a try. Browsers may repeat a POST.
  if (await findUse(context.db, agentId, request.reference)) return null;
  if (await isPinLocked(agentId, context)) throw locked();
  if (typed === undefined) throw pinRequired();
  // Counted before the check, so that concurrent tries count too.
  const number = await numberTry('pin:agent', agentId, context);
  if (number > MOST) throw locked();
  if (await passwordFits(kept.pinHash, typed, context)) {
    await forget('pin:agent', agentId, context);
    return null;
  }
  context.security({ event: 'pin-refused', agentId });
  const triesLeft = MOST - number;
  if (triesLeft > 0) throw wrong(triesLeft);
  await tellOfLock(agentId, context);
  throw locked();
}

function wrong(triesLeft: number): Refusal {
  const left = triesLeft === 1 ? 'One more wrong PIN locks it.' : `You can try ${triesLeft} more times.`;
  return new Refusal(403, 'wrong_pin', `This PIN is not right. ${left} ${notCharged}`, {
    data: { triesLeft },
  });
}

async function tellOfLock(agentId: string, context: AppContext): Promise<void> {
  const now = context.clock();
  const news = {
    title: 'Your transaction PIN is locked',
    body: `Five wrong PINs were entered, the last on ${formatDateTime(now, now)}. Set a new one in your profile, with your password and a code. If this was not you, change your password too.`,
  };
  context.security({ event: 'pin-locked', agentId });
  await notifyAgent(agentId, news, context);
}
