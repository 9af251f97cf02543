import fc from 'fast-check';
import { propertyRuns } from './propertyRuns.helper.ts';

/** Text that people, pasted pages and hostile hosts type: mostly similar to a number, sometimes anything. */
export const typed = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ unit: fc.constantFrom(...'0123456789 .,-+/₦N٣۴５e\u200b\u202e\u00a0'), maxLength: 30 }),
  fc.double().map(String),
  fc.bigInt().map(String),
);
/** The number of texts that each validator is tested with. */
export const RUNS = { numRuns: propertyRuns(10_000) };
