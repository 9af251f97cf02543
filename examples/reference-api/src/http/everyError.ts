import { type ErrorCode, type ErrorRow, errors } from '@oja/core/openapi';
import { operatorErrors } from './operatorErrors.ts';

/** Each code that this server can answer with. One without a row does not compile. */
export type AnyErrorCode = ErrorCode | keyof typeof operatorErrors;

/** THE TABLE of what this server refuses for: core's rows, and those that only the operator's own tools meet. */
export const everyError: Readonly<Record<AnyErrorCode, ErrorRow>> = { ...errors, ...operatorErrors };
