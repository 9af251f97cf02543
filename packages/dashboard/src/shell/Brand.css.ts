import { focusRing, media, touch, vars } from '@oja/widgets/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, space } = vars;

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minWidth: 0,
  minHeight: touch,
  paddingInline: space[8],
  borderRadius: vars.radius.control,
  color: color.text,
  textDecoration: 'none',
  ...focusRing,
});

const tile = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  boxSizing: 'border-box',
  width: 32,
  height: 32,
  borderRadius: vars.radius.control,
  backgroundColor: color.accent,
  color: color.onAccent,
  fontSize: vars.size[16],
  fontWeight: vars.weight.strong,
  lineHeight: 1,
});

export const mark = styleVariants(
  {
    /** On neutral backgrounds. */
    solid: {},
    /** On backgrounds that have the brand colour on wide screens. */
    line: {
      '@media': {
        [media.desk]: { border: '2px solid currentcolor', backgroundColor: 'transparent', color: 'inherit' },
      },
    },
  },
  (rule) => [tile, rule],
);

export const name = style({
  overflow: 'hidden',
  fontSize: vars.size[20],
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.01em',
  lineHeight: vars.leading.tight,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
