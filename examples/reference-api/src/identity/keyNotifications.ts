import { formatDateTime } from '@oja/core';
import type { AgentNotification } from './agentNotification.ts';

const at = (ms: number) => formatDateTime(ms, ms);

/** The agent's message about a new key. Contains only the key's prefix. */
export const keyCreated = (prefix: string, ms: number): AgentNotification => ({
  title: 'A new API key was created',
  body: `The key ${prefix}… was created on ${at(ms)}. If this was not you, revoke it under API keys and change your password.`,
});

/** The agent's message about a change to a key's rights. */
export const keyChanged = (prefix: string, ms: number): AgentNotification => ({
  title: 'An API key was changed',
  body: `The settings of the key ${prefix}… were changed on ${at(ms)}. If this was not you, revoke it under API keys and change your password.`,
});

/** The agent's message about a rotated key. */
export const keyRotated = (before: string, prefix: string, until: Date, ms: number): AgentNotification => ({
  title: 'An API key was replaced',
  body: `The key ${before}… was replaced by ${prefix}… on ${at(ms)}. ${until.getTime() > ms ? `The old one works until ${formatDateTime(until.getTime(), ms)}.` : 'The old one no longer works.'} If this was not you, revoke it under API keys and change your password.`,
});

/** The agent's message about revoked keys. */
export const keysRevoked = (prefixes: readonly string[], ms: number): AgentNotification => ({
  title: prefixes.length === 1 ? 'An API key was revoked' : 'Your API keys were revoked',
  body: `${prefixes.length === 1 ? 'The key' : 'The keys'} ${prefixes.map((one) => `${one}…`).join(', ')} ${prefixes.length === 1 ? 'was' : 'were'} revoked on ${at(ms)} and no longer ${prefixes.length === 1 ? 'works' : 'work'}. If this was not you, change your password.`,
});
