const QUARTER = 15 * 60;
const HOUR = 60 * 60;

/** How often something may be tried in a window, whose length is in seconds; 0: until the count is forgotten. */
interface Limit {
  readonly tries: number;
  readonly seconds: number;
}

/**
 * Every limit that is counted exactly, in the database. A row's name is the prefix of its counters, so that no account,
 * address or email can stand for the counter of another kind.
 */
export const limits = {
  /** Sign-ins from one address, whatever the accounts. */
  'login:ip': { tries: 100, seconds: QUARTER },
  /** Sign-ins to one account from one address. */
  'login:account-ip': { tries: 10, seconds: QUARTER },
  'register:ip': { tries: 20, seconds: QUARTER },
  /** Messages that tell an owner of a registration with their details. */
  'register:notice': { tries: 1, seconds: HOUR },
  'reset:ip': { tries: 20, seconds: QUARTER },
  'reset:email-ip': { tries: 5, seconds: QUARTER },
  /** Codes of a reset that were typed, from one address. */
  'otp:ip': { tries: 50, seconds: QUARTER },
  'change:agent': { tries: 10, seconds: QUARTER },
  /** Wrong passwords where a signed-in agent confirms the password. */
  'confirm:agent': { tries: 10, seconds: QUARTER },
  /** Wrong transaction PINs, until a right one or a code: a lock that waiting does not open. */
  'pin:agent': { tries: 5, seconds: 0 },
  /** Codes of a second factor, where the password was right. */
  'factor:agent': { tries: 10, seconds: HOUR },
  /** Messages that tell an agent of codes that somebody guessed. */
  'factor:notice': { tries: 1, seconds: HOUR },
  /** Messages that tell an agent of a passkey that may have been copied. */
  'passkey:notice': { tries: 1, seconds: HOUR },
  /** Codes for a new PIN. */
  'pin-code:agent': { tries: 5, seconds: HOUR },
} as const satisfies Record<string, Limit>;
export type LimitKind = keyof typeof limits;

/**
 * What is slowed down instead of refused: after `tries` in a window, one more is let through each `longest` seconds at
 * most (4 s, then twice as long each time). A stranger can make it slow, and never stop it.
 */
export const slowDowns = {
  /** Sign-ins to one account from addresses that it was never signed in from. */
  'login:account': { tries: 10, seconds: HOUR, longest: 60 },
  /** Codes for one email address, asked for from such addresses. */
  'reset:email': { tries: 5, seconds: HOUR, longest: 300 },
} as const satisfies Record<string, Limit & { readonly longest: number }>;
export type SlowDownKind = keyof typeof slowDowns;
