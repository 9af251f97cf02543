import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { space } = vars;

export const skeleton = style({ display: 'grid', gap: space[16] });
export const field = style({ display: 'grid', gap: space[8] });
export const tiles = style({ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: space[8] });
export const chips = style({ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: space[8] });
export const sentence = style({ minHeight: 68, color: vars.color.muted });
