import { catalogue } from '@oja/core';
import { purchaseTags } from './purchaseTags.ts';

// Data alone: the build runs this module and puts what it exports into `oja.js`, which must not carry the catalogue.

/** Every tag, with its attributes: one for each category of the catalogue, and no list of them by hand. */
export const elements = purchaseTags(catalogue);

export type Tag = keyof typeof elements;
