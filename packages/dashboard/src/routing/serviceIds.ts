/** The ids of core's catalogue, written in by the build: a first load that names the services carries none of their forms. */
declare const __OJA_CATEGORIES__: readonly string[];

/** Everything that is sold, in the order of the menu. */
export const serviceIds = __OJA_CATEGORIES__;
