/**
 * Leaves out the fields that are null: the API sends a field or does not, as its document says. Only for records whose
 * null fields are optional on the wire.
 */
export const omitNull = <T extends object>(record: T): T =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null)) as T;
