/**
 * Removes fields that are `null`: in the API's document, fields are optional, not nullable. Only for records whose
 * nullable fields are optional on the wire.
 */
export const omitNull = <T extends object>(record: T): T =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null)) as T;
