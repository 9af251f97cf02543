/** True in `npm run test:deep`: runs more rounds and longer sequences than `npm test` has time for. */
export const isDeep = process.env['OJA_DEEP'] === '1';

/** Chooses an amount of work: `quick` in `npm test`, `deep` in the deep run. */
export const depth = (quick: number, deep: number): number => (isDeep ? deep : quick);

/**
 * The seed of this run's random choices, shown with every failure: `OJA_TEST_SEED`, a new one in the deep run, or a
 * fixed one. With the fixed seed, the few cases of `npm test` always include each kind.
 */
export const seed = Number(
  process.env['OJA_TEST_SEED'] ?? (isDeep ? Math.floor(Math.random() * 2 ** 31) : 20_261_123),
);
