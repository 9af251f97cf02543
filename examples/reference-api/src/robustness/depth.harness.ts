/** True in `npm run test:deep`: more rounds and longer sequences than each `npm test` has time for. */
export const isDeep = process.env['OJA_DEEP'] === '1';

/** How much of something to do: as each `npm test` does it, or as the deep run does. */
export const depth = (quick: number, deep: number): number => (isDeep ? deep : quick);

/**
 * The seed of this run's random choices: `OJA_TEST_SEED`, or in the deep run a new one. Shown with every failure. With few
 * cases of any seed some kinds of them would be missing.
 */
export const seed = Number(
  process.env['OJA_TEST_SEED'] ?? (isDeep ? Math.floor(Math.random() * 2 ** 31) : 20_261_123),
);
