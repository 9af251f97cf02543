import { type ErrorCode, type ErrorRow, errors } from '@oja/core/openapi';
import { operatorErrors } from './operatorErrors.ts';

/** Each code that this server can return. A code without a row does not compile. */
export type AnyErrorCode = ErrorCode | keyof typeof operatorErrors;

/** All errors of this server: core's, and the errors that only the operator's tools receive. */
export const everyError: Readonly<Record<AnyErrorCode, ErrorRow>> = { ...errors, ...operatorErrors };
