import { BASE_PATH } from '../endpoint.ts';
import { accountErrors } from './errors/accountErrors.ts';
import { businessErrors } from './errors/businessErrors.ts';
import { callErrors } from './errors/callErrors.ts';
import type { ErrorRow } from './errors/errorRow.ts';

/** Each code that an answer of the agent API can have in `code`. */
export type ErrorCode = keyof (typeof callErrors & typeof accountErrors & typeof businessErrors);

/** THE TABLE of refusals: the answers, the OpenAPI document and the documentation are made of it. */
export const errors: Readonly<Record<ErrorCode, ErrorRow>> = {
  ...callErrors,
  ...accountErrors,
  ...businessErrors,
};

/** Where the server documents its codes. */
export const ERRORS_PATH = `${BASE_PATH}/errors.html`;

/** The address of one code there: the `type` of an answer, as RFC 9457 has it. */
export const errorType = (code: string): string => `${ERRORS_PATH}#${code}`;
