import type { Field, ServiceDefinition } from '@oja/core';

/** The attribute of a field: `meter-type` for "meterType", because HTML attributes have no capitals. */
const attributeOf = ({ label }: Field) => label.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

/** The attributes that prefill a category's form, with their fields. */
export const prefillAttributes = ({ fields }: ServiceDefinition): ReadonlyMap<string, Field> =>
  new Map(fields.map((field) => [attributeOf(field), field]));

/** The specific attributes of each tag. Attributes that every element accepts are not included. */
type Tags<T extends string> = Readonly<Record<T, readonly string[]>>;

/** One tag per category. */
export const purchaseElements = <T extends ServiceDefinition['tag']>(
  definitions: readonly (ServiceDefinition & { readonly tag: T })[],
): Tags<T> =>
  Object.fromEntries(
    definitions.map((definition) => [definition.tag, [...prefillAttributes(definition).keys()]]),
    // `fromEntries` loses the type of the keys.
  ) as Tags<string> as Tags<T>;
