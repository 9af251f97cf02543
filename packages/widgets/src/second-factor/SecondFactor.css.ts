import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { small } from '../theme/type.css.ts';

const { color, space } = vars;

export const head = style({ display: 'flex', flexDirection: 'column', gap: space[4] });

export const muted = style([small, { color: color.muted }]);

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
