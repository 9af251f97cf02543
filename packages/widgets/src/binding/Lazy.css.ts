import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const failed = style({ display: 'grid', gap: vars.space[12], justifyItems: 'start' });
