import process from 'node:process';

/** Cases of a slow property in `npm test`. */
const PER_COMMIT = 1_000;

/** How often a slow property is tried: `most` times in `npm run test:deep`, 1,000 times (or `most`) in `npm test`. */
export const propertyRuns = (most: number): number =>
  process.env['OJA_DEEP'] === '1' ? most : Math.min(most, PER_COMMIT);
