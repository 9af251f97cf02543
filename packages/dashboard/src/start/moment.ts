/** Stands for a moment in a sentence that the build writes into the page's first script. */
export const MOMENT = '{}';
