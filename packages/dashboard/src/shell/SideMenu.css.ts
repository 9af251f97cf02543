import { caption, focusRing, media, touch, vars } from '@oja/widgets/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const nav = style({ display: 'flex', flexDirection: 'column', gap: space[24] });

export const group = style({ display: 'flex', flexDirection: 'column', gap: space[4] });

export const name = style([
  caption,
  { paddingInline: space[12], fontWeight: vars.weight.medium, letterSpacing: '0.02em' },
]);

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const error = style({
  margin: 0,
  padding: `${space[12]} ${space[12]}`,
  color: color.critical,
  fontSize: vars.size[14],
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: touch,
  paddingInline: space[12],
  borderRadius: vars.radius.control,
  color: color.muted,
  fontSize: vars.size[16],
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
  textDecoration: 'none',
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}, color ${vars.motion.quick} ${vars.motion.ease}`,
  ...focusRing,
  selectors: {
    '&[aria-current="page"]': { backgroundColor: color.accentSoft, color: color.accent },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([aria-current])': { color: color.text } } },
  },
});
