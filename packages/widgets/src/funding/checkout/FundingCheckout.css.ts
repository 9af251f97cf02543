import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { width } from '../../theme/scale.ts';

export const root = style({ maxWidth: width.form });

export const column = style({ display: 'flex', flexDirection: 'column', gap: vars.space[16], minWidth: 0 });
