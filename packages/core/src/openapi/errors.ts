import { BASE_PATH } from '../endpoint.ts';
import { accountErrors } from './errors/accountErrors.ts';
import { businessErrors } from './errors/businessErrors.ts';
import { callErrors } from './errors/callErrors.ts';
import type { ErrorRow } from './errors/errorRow.ts';

/** The `code` of an answer. */
export type ErrorCode = keyof (typeof callErrors & typeof accountErrors & typeof businessErrors);

/** THE TABLE of refusals. */
export const errors: Readonly<Record<ErrorCode, ErrorRow>> = {
  ...callErrors,
  ...accountErrors,
  ...businessErrors,
};

/** Where a server documents them. */
export const ERRORS_PATH = `${BASE_PATH}/errors.html`;

/** The `type` of an answer (RFC 9457). */
export const errorType = (code: string): string => `${ERRORS_PATH}#${code}`;
