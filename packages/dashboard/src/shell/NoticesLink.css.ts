import { focusRing, media, touch, vars } from '@oja/widgets/theme';
import { style } from '@vanilla-extract/css';

const { color } = vars;

export const link = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  width: touch,
  height: touch,
  borderRadius: vars.radius.round,
  color: color.text,
  ...focusRing,
  '@media': { [media.hover]: { ':hover': { backgroundColor: color.canvas } } },
});

export const count = style({
  position: 'absolute',
  insetBlockStart: 4,
  insetInlineEnd: 4,
  minWidth: 18,
  boxSizing: 'border-box',
  paddingInline: 4,
  borderRadius: vars.radius.round,
  backgroundColor: color.accent,
  color: color.onAccent,
  fontSize: vars.size[12],
  fontWeight: vars.weight.medium,
  lineHeight: '18px',
  textAlign: 'center',
});
