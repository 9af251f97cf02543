import { createPlural } from '@oja/core';

/** Falls back to English, whose plural forms are the same from 1 on, because some browsers lack Pidgin. */
export const plural = createPlural(['pcm', 'en']);
