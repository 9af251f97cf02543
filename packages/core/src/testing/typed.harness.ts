import fc from 'fast-check';
import { propertyRuns } from './propertyRuns.harness.ts';

/** What people, pasted pages and hostile hosts type: mostly near a number, sometimes anything. */
export const typed = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ unit: fc.constantFrom(...'0123456789 .,-+/₦N٣۴５e\u200b\u202e\u00a0'), maxLength: 30 }),
  fc.double().map(String),
  fc.bigInt().map(String),
);
/** How many of them each validator is tried with. */
export const RUNS = { numRuns: propertyRuns(10_000) };
