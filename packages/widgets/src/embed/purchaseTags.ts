import type { Field, ServiceDefinition } from '@oja/core';

/** "meterType" is asked for by `meter-type`: HTML knows no capitals. */
const attributeOf = ({ label }: Field) => label.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

/** The attributes with which a page fills in a category's form, and the field that each of them fills. */
export const prefillAttributes = ({ fields }: ServiceDefinition): ReadonlyMap<string, Field> =>
  new Map(fields.map((field) => [attributeOf(field), field]));

/** What stands behind a tag. */
export interface ElementEntry {
  /** The file beside `oja.js` that mounts it: `<file>.element.tsx` in this folder becomes `<file>.js`. */
  readonly file: string;
  /** Besides those that every element takes. */
  readonly attributes: readonly string[];
}

/** A tag for each category: what is added to the catalogue can be put into a page. */
export const purchaseTags = <T extends ServiceDefinition['tag']>(
  definitions: readonly (ServiceDefinition & { readonly tag: T })[],
): Readonly<Record<T, ElementEntry>> =>
  Object.fromEntries(
    definitions.map((definition): [string, ElementEntry] => [
      definition.tag,
      { file: 'purchase', attributes: [...prefillAttributes(definition).keys()] },
    ]),
    // `fromEntries` forgets the names.
  ) as { [tag: string]: ElementEntry } as Readonly<Record<T, ElementEntry>>;
