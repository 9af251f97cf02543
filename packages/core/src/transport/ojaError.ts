/** The same symbol in every copy of this package: a class would be another one in each. */
const BRAND = Symbol.for('oja.error');

/** Mistakes of a host: an address that must not be used, a client without a session of its own, a widget without a client. */
export type OjaErrorCode = 'api-base' | 'no-session' | 'no-client';

/** What Oja throws. Calls never throw: theirs is a `Problem`. */
export interface OjaError extends Error {
  readonly code: OjaErrorCode;
}

export const createOjaError = (code: OjaErrorCode, message: string): OjaError =>
  Object.assign(new Error(message), { code, [BRAND]: true });

/** True for what Oja has thrown, by whichever copy of the package. */
export const isOjaError = (error: unknown): error is OjaError =>
  typeof error === 'object' && error !== null && BRAND in error;
