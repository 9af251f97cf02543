const QUARTER = 15 * 60;
const HOUR = 60 * 60;

/** Maximum tries per window of `seconds`; 0: until the counter is reset. */
interface Limit {
  readonly tries: number;
  readonly seconds: number;
}

/**
 * Every exact limit, counted in the database. The name prefixes the counters, so that no account, address or email
 * can match a counter of another kind.
 */
export const limits = {
  /** Sign-ins from one address to any account. */
  'login:ip': { tries: 100, seconds: QUARTER },
  /** Sign-ins to one account from one address. */
  'login:account-ip': { tries: 10, seconds: QUARTER },
  'register:ip': { tries: 20, seconds: QUARTER },
  /** Messages to an owner about a registration with the owner's details. */
  'register:notice': { tries: 1, seconds: HOUR },
  'reset:ip': { tries: 20, seconds: QUARTER },
  'reset:email-ip': { tries: 5, seconds: QUARTER },
  /** Entered reset codes, from one address. */
  'otp:ip': { tries: 50, seconds: QUARTER },
  'change:agent': { tries: 10, seconds: QUARTER },
  /** Wrong passwords when a signed-in agent confirms the password. */
  'confirm:agent': { tries: 10, seconds: QUARTER },
  /** Wrong transaction PINs, until a correct one or a code: waiting does not remove this lock. */
  'pin:agent': { tries: 5, seconds: 0 },
  /** Codes of a second factor, after a correct password. */
  'factor:agent': { tries: 10, seconds: HOUR },
  /** Messages to an agent about guessed codes. */
  'factor:notice': { tries: 1, seconds: HOUR },
  /** Messages to an agent about a passkey that may have been copied. */
  'passkey:notice': { tries: 1, seconds: HOUR },
  /** Codes for a new PIN. */
  'pin-code:agent': { tries: 5, seconds: HOUR },
  /** Payment pages of one widget session, which lasts no longer than this window. */
  'checkout:session': { tries: 20, seconds: QUARTER },
} as const satisfies Record<string, Limit>;
export type LimitKind = keyof typeof limits;

/**
 * Limits that slow down instead of refusing: after `tries` in a window, each further try must wait, at most `longest`
 * seconds (4 s, doubling each time). A stranger can slow an account down, but never block it.
 */
export const slowDowns = {
  /** Sign-ins to one account from addresses without an earlier sign-in. */
  'login:account': { tries: 10, seconds: HOUR, longest: 60 },
  /** Codes for one email address, requested from such addresses. */
  'reset:email': { tries: 5, seconds: HOUR, longest: 300 },
} as const satisfies Record<string, Limit & { readonly longest: number }>;
export type SlowDownKind = keyof typeof slowDowns;
