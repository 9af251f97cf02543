import { vars } from '@oja/widgets/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const section = style({ minWidth: 0 });

export const sheet = style({ display: 'flex', flexDirection: 'column', gap: space[12] });

export const body = style({ color: color.muted, fontSize: vars.size[14] });

export const code = style({
  fontFamily: vars.font.mono,
  fontSize: vars.size[20],
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
