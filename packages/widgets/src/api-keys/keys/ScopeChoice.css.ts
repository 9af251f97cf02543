import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** What a key may do, one below the other: the categories, and what is no sale. */
export const groups = style({ display: 'flex', flexDirection: 'column', gap: vars.space[12] });
