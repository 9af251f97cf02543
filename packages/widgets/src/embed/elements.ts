import { catalogue } from '@oja/core';
import { purchaseTags } from './purchaseTags.ts';

// Data alone: the build runs this module and puts what it exports into `oja.js`, which must not carry the catalogue.

/** Every tag with its attributes, derived from the catalogue. */
export const elements = purchaseTags(catalogue);

export type Tag = keyof typeof elements;
