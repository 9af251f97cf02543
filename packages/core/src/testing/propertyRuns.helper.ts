import process from 'node:process';

/** The highest number of property cases in `npm test`. */
const PER_COMMIT = 100;

/** The number of cases for a property: `most` in `npm run test:deep`, at most 100 in `npm test`. */
export const propertyRuns = (most: number): number =>
  process.env['OJA_DEEP'] === '1' ? most : Math.min(most, PER_COMMIT);
