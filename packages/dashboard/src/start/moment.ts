/** Placeholder for a time, in a sentence that the build inlines into the start script. */
export const MOMENT = '{}';
