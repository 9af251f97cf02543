/** How long the first screen has to itself, in ms. */
const SETTLE = 5_000;

/** Resolves when nothing of what a visit begins with should be left to ask for. */
export const whenSettled = () => new Promise((resolve) => setTimeout(resolve, SETTLE));
