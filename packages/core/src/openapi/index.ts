export { createOpenApiDocument } from './document.ts';
export type { RequestExample } from './requests/requestExample.ts';
export { requests } from './requests.ts';
export { samplePurchases } from './samplePurchases.ts';
export type { Json, JsonObject } from './wireSchema.ts';
