import * as v from 'valibot';
import { recurrences } from '../../format/occasions.ts';
import { money } from '../../money/schema.ts';
import { list, object } from '../../shared/schemas/object.ts';
import { identifier, lenient, maybe, text } from '../../shared/schemas/text.ts';
import { instant, sentTime } from '../../shared/schemas/time.ts';
import { decimal, word } from '../../shared/schemas/word.ts';
import { boughtFields, meterType, pinDigits } from '../../transaction/purchaseSchema.ts';

/** `reminder` leaves a notice and sells nothing; `automatic` sells by the agent's recorded consent. */
export const scheduleKinds = ['reminder', 'automatic'] as const;
/** `stopped`: the agent stopped it and may start it again. `ended`: it reached its end or its cap. */
const scheduleStates = ['running', 'stopped', 'ended'] as const;
export type ScheduleKind = (typeof scheduleKinds)[number];

/**
 * The outcome of an occasion: `sold` (`ref` and `status`, for `parseStatus`, are the purchase's), `refused`
 * (`code` says why), `missed`, `reminded`, `begun`, or another word of the server.
 */
const runSchema = object({
  at: instant,
  outcome: text(20),
  code: maybe(text(40)),
  ref: maybe(identifier),
  status: maybe(text(40)),
});
export type ScheduleRun = v.InferOutput<typeof runSchema>;

/** When the agent consented, how much it may spend in all and has spent, in kobo, and until when. */
const consentSchema = object({ at: instant, cap: money, spent: money, until: instant });

const row = object({
  id: identifier,
  kind: v.fallback(v.picklist(scheduleKinds), 'reminder'),
  recurrence: text(20),
  state: v.fallback(v.picklist(scheduleStates), 'running'),
  category: text(40),
  name: text(120),
  recipient: text(80),
  serviceId: maybe(identifier),
  planId: maybe(identifier),
  meterType: lenient(meterType),
  amount: maybe(money),
  price: money,
  nextAt: maybe(instant),
  consent: maybe(consentSchema),
  runs: v.fallback(list(runSchema), []),
});

/** The schema of a schedule, by name: see `Text` in `text.ts`. */
export interface ScheduleSchema
  extends v.GenericSchema<v.InferInput<typeof row>, v.InferOutput<typeof row>> {}

/**
 * A recurring purchase. `price` in kobo is the price of one purchase when the schedule was made: an automatic
 * schedule sells at this price only. `nextAt` is missing while the schedule is stopped and once it has ended.
 * `runs` are the last outcomes, newest first. Times in ms since 1970; a daily occasion is at the same time in
 * Lagos.
 */
export const scheduleSchema: ScheduleSchema = row;
export type Schedule = v.InferOutput<typeof scheduleSchema>;

/** Running schedules come first, in the order of their next occasion. */
export const schedulesSchema = list(scheduleSchema);

/**
 * The body that creates a schedule. `reference` is its key, a UUID: repeating the request creates no second
 * schedule. `purchase` is a purchase without a key; `expectedPrice` is the price that the agent saw. An
 * automatic schedule requires a `consent` (`cap` in naira, `until` a time), and the transaction PIN if the
 * agent has one.
 */
export const scheduleRequestSchema = object({
  reference: word(40),
  kind: v.picklist(scheduleKinds),
  recurrence: v.picklist(recurrences),
  firstAt: sentTime,
  category: word(40),
  purchase: object(boughtFields()),
  expectedPrice: decimal,
  consent: v.optional(object({ cap: decimal, until: sentTime })),
  pin: v.optional(pinDigits),
});
export type ScheduleRequest = v.InferInput<typeof scheduleRequestSchema>;
