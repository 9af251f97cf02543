import { style } from '@vanilla-extract/css';

/** No box of its own: while nothing is open, nothing stands between what is above and below. */
export const links = style({ display: 'contents' });
