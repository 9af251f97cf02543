/** Core's table as an OpenAPI document, made while the app is built (scripts/build/openapi.ts). */
declare module 'virtual:oja-openapi' {
  export const document: import('@oja/core/openapi').JsonObject;
}
