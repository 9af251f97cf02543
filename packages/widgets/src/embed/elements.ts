import { catalogue } from '@oja/core';
import { purchaseTags } from './purchaseTags.ts';

// Data alone: the build runs this module and puts what it exports into `oja.js`, which must not carry the catalogue.

/** Attributes that every element takes, and the script tag too, as `data-…`, for all elements of its page. */
export const themeAttributes = ['theme', 'radius', 'accent', 'font'] as const;

/** Every tag: one for each category of the catalogue, and no list of them by hand. */
export const elements = purchaseTags(catalogue);

export type Tag = keyof typeof elements;
export const tags = Object.keys(elements) as readonly Tag[];
