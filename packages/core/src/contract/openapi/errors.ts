import { BASE_PATH } from '../../http/endpoint.ts';
import { accountErrors } from './errors/accountErrors.ts';
import { businessErrors } from './errors/businessErrors.ts';
import { callErrors } from './errors/callErrors.ts';
import type { ErrorRow } from './errors/errorRow.ts';

/** A `code` of the API's failures. */
export type ErrorCode = keyof (typeof callErrors & typeof accountErrors & typeof businessErrors);

/** The table of all refusals of the API. */
export const errors: Readonly<Record<ErrorCode, ErrorRow>> = {
  ...callErrors,
  ...accountErrors,
  ...businessErrors,
};

/** The page where a server documents the codes. */
export const ERRORS_PATH = `${BASE_PATH}/errors.html`;

/** The `type` of a failure (RFC 9457). */
export const errorType = (code: string): string => `${ERRORS_PATH}#${code}`;
