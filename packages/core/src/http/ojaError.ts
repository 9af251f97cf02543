/** The same symbol in every copy of this package. A class would differ in each copy. */
const BRAND = Symbol.for('oja.error');

/** Mistakes of a host: a refused API base, a client without its own session, a widget without a client. */
export type OjaErrorCode = 'api-base' | 'no-session' | 'no-client';

/** The error that Oja throws. Calls never throw: they resolve with a `Problem`. */
export interface OjaError extends Error {
  readonly code: OjaErrorCode;
}

export const createOjaError = (code: OjaErrorCode, message: string): OjaError =>
  Object.assign(new Error(message), { code, [BRAND]: true });

/** True for an error that any copy of the package has thrown. */
export const isOjaError = (error: unknown): error is OjaError =>
  typeof error === 'object' && error !== null && BRAND in error;
