/** The OpenAPI document of core's endpoints, created at build time (packages/dashboard/build/openapi.ts). */
declare module 'virtual:oja-openapi' {
  export const document: import('@oja/core/openapi').JsonObject;
}
