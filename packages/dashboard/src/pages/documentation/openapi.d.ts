/** The OpenAPI document of core's endpoints, created at build time (scripts/build/openapi.ts). */
declare module 'virtual:oja-openapi' {
  export const document: import('@oja/core/openapi').JsonObject;
}
