import process from 'node:process';
import fc from 'fast-check';

// Setup of the unit tests: property tests try the same cases in each `npm test`, so that only a change makes one fail,
// and new cases in each deep run. A failure prints its seed.
const { OJA_DEEP, OJA_TEST_SEED } = process.env;
if (OJA_TEST_SEED !== undefined) fc.configureGlobal({ seed: Number(OJA_TEST_SEED) });
else if (OJA_DEEP !== '1') fc.configureGlobal({ seed: 20_261_123 });
