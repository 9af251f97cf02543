import { createPlural } from '@oja/core';

/** Chooses between the English forms of a message by a count. */
export const plural = createPlural('en');
