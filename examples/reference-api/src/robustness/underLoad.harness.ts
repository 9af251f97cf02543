/**
 * The options of a server under load: a quick provider, and no rate limit for an agent who buys faster than a person.
 */
export const underLoad = {
  mode: 'demo',
  port: 0,
  seed: 'catalogue',
  providerDelayMs: 300,
  answerLimitMs: 1_000,
  rateLimit: { requests: 1_000_000, windowMs: 60_000 },
} as const;
