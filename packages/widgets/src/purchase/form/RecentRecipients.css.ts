import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { media } from '../../theme/media.ts';

const { color, space } = vars;

export const recents = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });

export const title = style({ color: color.muted, fontSize: vars.size[12] });

/** One line that scrolls horizontally, so that the form below keeps its place. */
export const list = style({
  display: 'flex',
  gap: space[8],
  margin: -4,
  padding: 4,
  listStyle: 'none',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
});

export const item = style({ flex: 'none' });

export const recent = style({
  boxSizing: 'border-box',
  display: 'grid',
  gap: 2,
  minHeight: 52,
  maxWidth: 220,
  margin: 0,
  padding: `${space[8]} ${space[12]}`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.control,
  backgroundColor: color.surface,
  color: color.text,
  fontFamily: vars.font.family,
  fontSize: vars.size[14],
  lineHeight: vars.leading.tight,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  touchAction: 'manipulation',
  ...focusRing,
  '@media': { [media.hover]: { ':hover': { borderColor: color.accent } } },
});

export const recipient = style({
  fontFamily: vars.font.figures,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.medium,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});

export const sold = style({
  overflow: 'hidden',
  color: color.muted,
  fontSize: vars.size[12],
  textOverflow: 'ellipsis',
});
