/** The placeholder of a moment, in a sentence that the build writes into the start script. */
export const MOMENT = '{}';
