import { style } from '@vanilla-extract/css';

/** No box of its own: it leaves no gap while no purchase is open. */
export const links = style({ display: 'contents' });
