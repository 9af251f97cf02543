import { style } from '@vanilla-extract/css';

/** Creates no box, so that the layout has no gap while no purchase is open. */
export const links = style({ display: 'contents' });
