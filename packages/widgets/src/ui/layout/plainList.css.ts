import { style } from '@vanilla-extract/css';

/** A list without bullets and indentation. */
export const plainList = style({ margin: 0, padding: 0, listStyle: 'none' });
