import { catalogue } from '@oja/core';
import { formHeight } from './formHeight.ts';
import { purchaseTags } from './purchaseTags.ts';

// Data alone: the build runs this module and puts what it exports into `oja.js`, which must not carry the catalogue.

/** Every tag with its attributes, derived from the catalogue. */
export const elements = purchaseTags(catalogue);

export type Tag = keyof typeof elements;

/** The height that each tag keeps free until its form is there, in px: with the names, all that `oja.js` carries. */
export const heights = Object.fromEntries(
  catalogue.map((definition) => [definition.tag, formHeight(definition)]),
) as Readonly<Record<Tag, number>>;
