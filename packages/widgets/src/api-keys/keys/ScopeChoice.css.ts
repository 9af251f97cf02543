import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** The categories that a key may sell, above its other scopes. */
export const groups = style({ display: 'flex', flexDirection: 'column', gap: vars.space[12] });
