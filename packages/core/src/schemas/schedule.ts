import * as v from 'valibot';
import { recurrences } from '../format/occasions.ts';
import { money } from './money.ts';
import { list, object } from './object.ts';
import { boughtFields, meterType, pinDigits } from './purchase.ts';
import { identifier, maybe, text } from './text.ts';
import { instant, sentTime } from './time.ts';
import { decimal, word } from './word.ts';

/** `reminder` leaves a notice and sells nothing; `automatic` sells by the agent's recorded consent. */
export const scheduleKinds = ['reminder', 'automatic'] as const;
/** `stopped` by the agent, who may start it again; `ended` by itself, with its end or its cap. */
const scheduleStates = ['running', 'stopped', 'ended'] as const;
export type ScheduleKind = (typeof scheduleKinds)[number];

/**
 * What became of an occasion: `sold` (`ref` and `status`, for `parseStatus`, are its sale's), `refused` (`code` says why), `missed`,
 * `reminded`, `begun`, or the server's own word.
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
  meterType: v.fallback(maybe(meterType), undefined),
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
 * A sale that comes back. `price` in kobo is what one cost when it was made: an automatic one sells at this price and no
 * other. `nextAt` is missing while it is stopped and once it has ended. `runs` are the last outcomes, the newest first. Times in ms since 1970; a day's occasion is at the same time in
 * Lagos.
 */
export const scheduleSchema: ScheduleSchema = row;
export type Schedule = v.InferOutput<typeof scheduleSchema>;

/** Those that run first, the next one before the others. */
export const schedulesSchema = list(scheduleSchema);

/**
 * A schedule as it is made. `reference` is its key, a UUID: the same request again makes no second one. `purchase` is one without its key; `expectedPrice` the price that the agent saw. An automatic
 * one needs a `consent` (`cap` in naira, `until` a time), and the transaction PIN where the agent has one.
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
