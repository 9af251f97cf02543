import * as v from 'valibot';

/**
 * valibot's `object`, made safe for third-party pages. valibot walks the entries with `for…in`, and an old library may
 * have added an enumerable property to `Object.prototype`. Entries without a prototype inherit none.
 */
// @__NO_SIDE_EFFECTS__
export const object = <const TEntries extends v.ObjectEntries>(
  entries: TEntries,
): v.ObjectSchema<TEntries, undefined> => v.object(Object.assign(Object.create(null), entries));

/** A list that may be empty, null or missing; parsed into an array. */
// @__NO_SIDE_EFFECTS__
export const list = <const TSchema extends v.GenericSchema>(item: TSchema) =>
  v.nullish(v.array(item), () => []);
