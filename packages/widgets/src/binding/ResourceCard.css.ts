import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { formWidth } from '../theme/scale.ts';
import { small } from '../theme/type.css.ts';

export const root = style({ maxWidth: formWidth });

export const head = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] });

export const muted = style([small, { color: vars.color.muted }]);
