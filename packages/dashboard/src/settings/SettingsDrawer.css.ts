import { vars } from '@oja/widgets/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const body = style({ display: 'flex', flexDirection: 'column', gap: space[24] });

export const note = style({ color: color.muted, fontSize: vars.size[14] });
