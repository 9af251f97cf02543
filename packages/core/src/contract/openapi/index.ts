export { createOpenApiDocument } from './document.ts';
export type { ErrorRetry, ErrorRow, ErrorWhose } from './errors/errorRow.ts';
export type { ErrorCode } from './errors.ts';
export { ERRORS_PATH, errors, errorType } from './errors.ts';
export type { RequestExample } from './requests/requestExample.ts';
export { requests } from './requests.ts';
export { samplePurchases } from './samplePurchases.ts';
export type { Json, JsonObject } from './wireSchema.ts';
