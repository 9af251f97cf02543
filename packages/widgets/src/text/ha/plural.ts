import { createPlural } from '@oja/core';

/** Falls back to English, whose plural forms are the same, because some browsers lack Hausa. */
export const plural = createPlural(['ha', 'en']);
