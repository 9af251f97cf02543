import process from 'node:process';

/** Cases of a property in `npm test`, at most. */
const PER_COMMIT = 100;

/** How often a property is tried: `most` times in `npm run test:deep`, 100 times (or `most`) in `npm test`. */
export const propertyRuns = (most: number): number =>
  process.env['OJA_DEEP'] === '1' ? most : Math.min(most, PER_COMMIT);
