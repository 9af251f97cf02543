export { createOpenApiDocument } from './document.ts';
export { type RequestExample, requests } from './requests.ts';
export { samplePurchases } from './samplePurchases.ts';
export type { Json, JsonObject } from './wireSchema.ts';
