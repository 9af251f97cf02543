/** Time reserved for the first screen, in ms. */
const SETTLE = 5_000;

/** Resolves when all requests at the start of a visit should be done. */
export const whenSettled = () => new Promise((resolve) => setTimeout(resolve, SETTLE));
