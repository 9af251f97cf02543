import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { formWidth } from '../../theme/scale.ts';

export const root = style({ maxWidth: formWidth });

export const column = style({ display: 'flex', flexDirection: 'column', gap: vars.space[16], minWidth: 0 });
