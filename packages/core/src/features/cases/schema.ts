import * as v from 'valibot';
import { money } from '../../money/schema.ts';
import { list, object } from '../../shared/schemas/object.ts';
import { identifier, lenient, maybe, text } from '../../shared/schemas/text.ts';
import { instant } from '../../shared/schemas/time.ts';
import { phrase, word } from '../../shared/schemas/word.ts';

/** The state of a case. `answered`: support has replied, but the case is not resolved yet. */
export const caseStates = ['open', 'answered', 'resolved'] as const;
export type CaseState = (typeof caseStates)[number];

/** How a case ended: the money was refunded, the goods were delivered, or neither was due. */
export const caseResolutions = ['refunded', 'delivered', 'explained'] as const;
export type CaseResolution = (typeof caseResolutions)[number];

/** The longest message of an agent, in characters. */
export const MOST_CASE_MESSAGE = 500;

/**
 * The state of the purchase when the case was opened. `events` are the movements of its money, oldest first;
 * `network` is the network's last message, without codes or pins. Amounts in kobo, times in ms since 1970.
 */
const evidenceSchema = object({
  reference: maybe(identifier),
  status: text(40),
  recipient: maybe(text(80)),
  soldAt: instant,
  settlesBy: maybe(instant),
  events: list(object({ what: text(40), at: instant })),
  network: maybe(text(300)),
  networkReference: maybe(identifier),
});
export type CaseEvidence = v.InferOutput<typeof evidenceSchema>;

const row = object({
  number: identifier,
  state: v.fallback(v.picklist(caseStates), 'open'),
  resolution: lenient(v.picklist(caseResolutions)),
  openedBy: v.fallback(v.picklist(['agent', 'server']), 'agent'),
  ref: identifier,
  name: text(120),
  amount: money,
  message: v.nullish(text(MOST_CASE_MESSAGE), ''),
  createdAt: instant,
  resolvedAt: maybe(instant),
  /** Support's answers, oldest first. */
  answers: list(object({ text: text(1000), at: instant })),
  /** Present for a single case; a list leaves it out. */
  evidence: lenient(evidenceSchema),
});

/** The schema of a case, by name: see `Text` in `text.ts`. */
export interface CaseSchema extends v.GenericSchema<v.InferInput<typeof row>, v.InferOutput<typeof row>> {}

/**
 * A problem with one purchase, reported by the agent or opened by the server (`openedBy`). `ref` is the purchase's.
 * An unknown state counts as `open`.
 */
export const caseSchema: CaseSchema = row;
export type Case = v.InferOutput<typeof caseSchema>;

/** Newest first. */
export const casesSchema = list(caseSchema);

/**
 * `ref` limits the list to the cases of one purchase; `cursor` comes from the previous page's `meta.nextCursor`;
 * `limit` is at most 100.
 */
export const casesQuerySchema = object({
  limit: v.optional(v.number()),
  cursor: v.optional(v.string()),
  ref: v.optional(v.string()),
});

/** Reports a problem with the purchase under this ref, or the intent's reference. */
export const caseRequestSchema = object({ ref: word(128), message: phrase(MOST_CASE_MESSAGE) });
export type CaseRequest = v.InferOutput<typeof caseRequestSchema>;
