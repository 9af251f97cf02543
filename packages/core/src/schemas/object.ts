import * as v from 'valibot';

/**
 * valibot's `object` for a page that isn't ours: it walks its entries with `for…in`, and an old library may have given
 * every object of the page an enumerable property. Entries without a prototype have nothing to be found there.
 */
// @__NO_SIDE_EFFECTS__
export const object = <const TEntries extends v.ObjectEntries>(
  entries: TEntries,
): v.ObjectSchema<TEntries, undefined> => v.object(Object.assign(Object.create(null), entries));

/** A list that may be empty, null or missing: always an array. */
// @__NO_SIDE_EFFECTS__
export const list = <const TSchema extends v.GenericSchema>(item: TSchema) =>
  v.nullish(v.array(item), () => []);
