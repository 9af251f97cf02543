import * as v from 'valibot';
import { money } from './money.ts';
import { list, object } from './object.ts';
import { identifier, maybe, text } from './text.ts';
import { instant } from './time.ts';
import { secret } from './word.ts';

/**
 * A sign-in of the agent that is in force. `browser`, `system` and `place` are as far as the server knows them. It ends at
 * `endsAt`, or at `idleEndsAt` if it is not used until then (ms since 1970).
 */
export const agentSessionSchema = object({
  id: identifier,
  isCurrent: v.nullish(v.boolean(), false),
  /** A new device whose sales are limited. */
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

/** All of them; `newDevice` (kobo) where the device that asks is new: what it may sell until then, and what is left of it. */
export const agentSessionsSchema = object({
  sessions: list(agentSessionSchema),
  newDevice: maybe(object({ most: money, left: money, until: instant })),
});
export type AgentSessions = v.InferOutput<typeof agentSessionsSchema>;

/** Ends one other session, or all others where `sessionId` is left out. `confirmation`: of POST auth/confirm-password. */
export const endSessionsSchema = object({ confirmation: secret, sessionId: v.optional(secret) });
export const endedSessionsSchema = object({
  ended: v.nullish(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), 0),
});
