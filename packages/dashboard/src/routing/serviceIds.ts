/**
 * The ids of core's catalogue, inlined by the build: a first load that only names services then includes none of their
 * forms.
 */
declare const __OJA_CATEGORIES__: readonly string[];

/** All service ids, in menu order. */
export const serviceIds = __OJA_CATEGORIES__;
