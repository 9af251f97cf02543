import * as v from 'valibot';
import { money } from '../../../money/schema.ts';
import { list, object } from '../../../shared/schemas/object.ts';
import { identifier, maybe, text } from '../../../shared/schemas/text.ts';
import { instant } from '../../../shared/schemas/time.ts';
import { secret } from '../../../shared/schemas/word.ts';

/**
 * An active sign-in of the agent. `browser`, `system` and `place` are set if the server knows them. It ends at
 * `endsAt`, or at `idleEndsAt` if it is not used before then (ms since 1970).
 */
export const agentSessionSchema = object({
  id: identifier,
  isCurrent: v.nullish(v.boolean(), false),
  /** True for a new device whose purchases are limited. */
  isLimited: v.nullish(v.boolean(), false),
  browser: maybe(text(40)),
  system: maybe(text(40)),
  place: maybe(text(80)),
  createdAt: instant,
  lastUsedAt: maybe(instant),
  endsAt: maybe(instant),
  idleEndsAt: maybe(instant),
});
export type AgentSession = v.InferOutput<typeof agentSessionSchema>;

/**
 * All active sign-ins. `newDevice` (kobo) is present if the requesting device is new: `most` is the limit on its
 * purchases until `until`, `left` is the rest of it.
 */
export const agentSessionsSchema = object({
  sessions: list(agentSessionSchema),
  newDevice: maybe(object({ most: money, left: money, until: instant })),
});
export type AgentSessions = v.InferOutput<typeof agentSessionsSchema>;

/** Ends one other session, or all others if `sessionId` is omitted. `confirmation` comes from POST auth/confirm-password. */
export const endSessionsSchema = object({ confirmation: secret, sessionId: v.optional(secret) });
export const endedSessionsSchema = object({
  ended: v.nullish(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), 0),
});
