import { createPlural } from '@oja/core';

/** Not every browser knows the rules of Pidgin; those of English count alike from 1 on. */
export const plural = createPlural(['pcm', 'en']);
