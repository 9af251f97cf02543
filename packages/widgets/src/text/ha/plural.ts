import { createPlural } from '@oja/core';

/** Not every browser knows the rules of Hausa; those of English count alike. */
export const plural = createPlural(['ha', 'en']);
