import { createHash, randomUUID } from 'node:crypto';
import { type Body, DAY, formatDateTime, formatMoney, isCategory, kobo, parseNaira } from '@oja/core';
import { and, count, eq, isNotNull } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import type { Queries } from '../database/open.ts';
import { schedules } from '../database/schedule.schema.ts';
import { parseTimeField } from '../http/parseTime.ts';
import { invalid, Refusal } from '../http/refusal.ts';
import type { AgentCaller } from '../identity/caller.ts';
import { limitOfSession } from '../identity/devices.ts';
import { lockWallet } from '../ledger/post.ts';
import { findOffer, type Offer } from '../sale/offer.ts';
import { provePin } from '../sale/provePin.ts';
import { isReference } from '../sale/reference.ts';
import { validatePurchase } from '../sale/validatePurchase.ts';
import type { Schedule } from './scheduleNotifications.ts';

type Request = Body<'addSchedule'>;

/** Maximum running schedules per agent. */
const MOST = 200;
/** The latest date, from now, in ms. A consent ends within a year, so that the agent reviews automatic sales. */
const LONGEST_MS = 366 * DAY;

function timeOf(field: string, text: string, now: number): Date {
  const at = parseTimeField(field, text);
  if (at.getTime() > now + LONGEST_MS) throw invalid(field, 'Choose a day within a year.');
  return at;
}

/** Returns the consent to record for an automatic schedule, or nothing for a reminder. */
function consentOf({ kind, consent }: Request, firstAt: Date, price: number, now: number) {
  if (kind === 'reminder') return {};
  if (!consent) throw invalid('cap', 'Enter how much it may spend in total, and until when.');
  const cap = parseNaira(consent.cap);
  if (cap === null || cap < price)
    throw invalid('cap', `Enter at least the price of one sale, ${formatMoney(kobo(price))}.`);
  const until = timeOf('until', consent.until, now);
  if (until < firstAt) throw invalid('until', 'Choose an end after the first sale.');
  return { cap, until, consentedAt: new Date(now) };
}

/**
 * Throws a 403 if the device is new. A consent lasts longer than the limit of a new device, so its sales could exceed
 * that limit later.
 */
export async function refuseNewDevice(db: Queries, sessionHash: string, context: AppContext): Promise<void> {
  const limit = await limitOfSession(db, sessionHash, context);
  if (!limit) return;
  const until = formatDateTime(limit.until.getTime(), context.clock());
  throw new Refusal(
    403,
    'new_device_limit',
    `This device is new and can’t start automatic sales until ${until}. Use a device that you have used before, or set a reminder.`,
  );
}

/** Throws a 409 if the agent has the maximum number of schedules. The caller holds the lock of the agent's wallet. */
export async function refuseTooMany(tx: Queries, agentId: string): Promise<void> {
  const running = and(eq(schedules.agentId, agentId), isNotNull(schedules.nextAt));
  const [known] = await tx.select({ all: count() }).from(schedules).where(running);
  if ((known?.all ?? 0) < MOST) return;
  throw new Refusal(
    409,
    'too_many',
    `You have ${MOST} schedules, which is the maximum. Stop one that you no longer need.`,
  );
}

function requestHash({ pin: _, ...request }: Request): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('hex');
}

/** Finds the schedule of an earlier copy of this request. Throws a 422 if the request differs. */
async function findEarlier(db: Queries, agentId: string, request: Request): Promise<Schedule | undefined> {
  const mine = and(eq(schedules.agentId, agentId), eq(schedules.reference, request.reference));
  const [earlier] = await db.select().from(schedules).where(mine);
  if (!earlier || earlier.fingerprint === requestHash(request)) return earlier;
  throw new Refusal(422, 'reference_reused', 'This reference belongs to another schedule.');
}

/**
 * Creates a schedule for a purchase that is possible now at the price that the agent saw. An automatic one records
 * the agent's consent, and requires the PIN as for a sale of the whole cap.
 */
export async function addSchedule(
  caller: AgentCaller,
  body: Request,
  context: AppContext,
): Promise<Schedule> {
  const now = context.clock();
  if (!isReference(body.reference)) throw invalid('reference', 'The reference must be a UUID.');
  const earlier = await findEarlier(context.db, caller.agentId, body);
  if (earlier) return earlier;
  const { kind, category, expectedPrice, purchase } = body;
  if (!isCategory(category)) throw invalid('category', 'There is no such service.');
  const firstAt = timeOf('firstAt', body.firstAt, now);
  if (firstAt.getTime() <= now) throw invalid('firstAt', 'Choose a time in the future.');
  const request = { ...purchase, reference: body.reference, expectedPrice };
  const wanted = { caller, category, request };
  const offer = await findOffer(context.db, await validatePurchase(wanted, context), context);
  const consent = consentOf(body, firstAt, offer.price, now);
  if (kind === 'automatic') {
    await refuseNewDevice(context.db, caller.sessionHash, context);
    const all = { ...request, expectedPrice: body.consent?.cap ?? expectedPrice };
    await provePin({ ...wanted, request: all }, body.pin, context);
  }
  return keep(caller.agentId, body, { ...consent, category, firstAt }, offer, context);
}

type Terms = Pick<Schedule, 'category' | 'firstAt'> &
  Partial<Pick<Schedule, 'cap' | 'until' | 'consentedAt'>>;

function keep(
  agentId: string,
  body: Request,
  terms: Terms,
  { name, price }: Offer,
  { db, clock }: AppContext,
): Promise<Schedule> {
  const { reference, kind, recurrence, purchase } = body;
  return db.transaction(async (tx) => {
    // Serialises copies of one request.
    await lockWallet(tx, agentId);
    const earlier = await findEarlier(tx, agentId, body);
    if (earlier) return earlier;
    await refuseTooMany(tx, agentId);
    const [made] = await tx
      .insert(schedules)
      .values({
        id: randomUUID(),
        agentId,
        reference,
        fingerprint: requestHash(body),
        kind,
        recurrence,
        purchase,
        name,
        price,
        nextAt: terms.firstAt,
        createdAt: new Date(clock()),
        ...terms,
      })
      .returning();
    if (!made) throw new Error('A schedule vanished while it was being written');
    return made;
  });
}
