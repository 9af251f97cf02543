import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

export const muted = style({ color: color.muted });

export const progress = style({ display: 'flex', flexDirection: 'column', gap: space[8] });

/** How much there is to read is not known: the browser's own drawing for that, in the accent. */
export const bar = style({ width: '100%', height: 8, accentColor: color.accent });
