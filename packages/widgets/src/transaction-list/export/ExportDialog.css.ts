import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

export const muted = style({ color: color.muted });

export const progress = style({ display: 'flex', flexDirection: 'column', gap: space[8] });

/** The browser's indeterminate progress bar in the accent colour, because the total is unknown. */
export const bar = style({ width: '100%', height: 8, accentColor: color.accent });
