import type { Json, JsonObject } from '@oja/core/openapi';

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the value at a path of property names; `undefined` if the path does not exist. */
export function at(value: Json | undefined, ...path: readonly string[]): Json | undefined {
  return path.reduce<Json | undefined>((found, name) => (isObject(found) ? found[name] : undefined), value);
}

export const objectAt = (value: Json | undefined, ...path: readonly string[]): JsonObject => {
  const found = at(value, ...path);
  return isObject(found) ? found : {};
};

export const listAt = (value: Json | undefined, ...path: readonly string[]): readonly Json[] => {
  const found = at(value, ...path);
  return Array.isArray(found) ? found : [];
};

export const textAt = (value: Json | undefined, ...path: readonly string[]): string | null => {
  const found = at(value, ...path);
  return typeof found === 'string' ? found : null;
};

export const numberAt = (value: Json | undefined, ...path: readonly string[]): number | null => {
  const found = at(value, ...path);
  return typeof found === 'number' ? found : null;
};
