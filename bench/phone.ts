const USUAL = 4;

/** How many times slower than this machine a phone's processor is. Lighthouse's mobile profile uses 4. */
export const slowdown = Number(process.env['BENCH_SLOWER'] ?? USUAL);

/** True for the usual processor. Only its figures are kept, so that runs can be compared. */
export const isUsualPhone = slowdown === USUAL;
