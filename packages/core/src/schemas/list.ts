import * as v from 'valibot';

/** A list that may be empty, null or missing: always an array. */
export const list = <const TSchema extends v.GenericSchema>(item: TSchema) =>
  v.nullish(v.array(item), () => []);
