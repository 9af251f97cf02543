import type { Field, ServiceDefinition } from '@oja/core';

/** The field "meterType" has the attribute `meter-type`: HTML attributes have no capitals. */
const attributeOf = ({ label }: Field) => label.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

/** The attributes with which a page fills in a category's form, and the field that each of them fills. */
export const prefillAttributes = ({ fields }: ServiceDefinition): ReadonlyMap<string, Field> =>
  new Map(fields.map((field) => [attributeOf(field), field]));

/** The attributes of each tag, besides those that every element takes. */
type Tags<T extends string> = Readonly<Record<T, readonly string[]>>;

/** One tag for each of these categories. */
export const purchaseTags = <T extends ServiceDefinition['tag']>(
  definitions: readonly (ServiceDefinition & { readonly tag: T })[],
): Tags<T> =>
  Object.fromEntries(
    definitions.map((definition) => [definition.tag, [...prefillAttributes(definition).keys()]]),
    // `fromEntries` forgets the names.
  ) as Tags<string> as Tags<T>;
