import { focusRing, media, vars } from '@oja/widgets/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const HEIGHT = '58px';

export const section = style({ display: 'flex', flexDirection: 'column', gap: space[8] });

export const title = style({ color: color.muted });

/** One column on a phone, several on wider screens. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 100%), 1fr))',
  gap: space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const customer = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  width: '100%',
  boxSizing: 'border-box',
  minHeight: HEIGHT,
  padding: `${space[8]} ${space[12]}`,
  backgroundColor: color.surface,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.control,
  color: color.text,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  transition: `border-color ${vars.motion.quick} ${vars.motion.ease}`,
  ...focusRing,
  '@media': { [media.hover]: { ':hover': { borderColor: color.accent } } },
});

export const glyph = style({ display: 'inline-flex', flex: 'none', color: color.accent });

export const words = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const recipient = style({
  fontSize: vars.size[14],
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const sold = style({
  overflow: 'hidden',
  color: color.muted,
  fontSize: vars.size[12],
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
