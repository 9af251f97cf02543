import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { space } = vars;

export const head = style({ display: 'flex', flexDirection: 'column', gap: space[4] });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
