import { focusRing, media, vars } from '@oja/widgets/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

/** Number of tiles that fit in one row on a phone of 320 px. */
export const MOST_IN_A_ROW = 5;

/** One row even on a phone, so that every service is one press away. */
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(52px, 1fr))',
  gap: space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** Two rows for more tiles, so that no tile is alone in a row. */
export const manyTiles = style([
  tiles,
  {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '@media': {
      '(min-width: 600px)': { gridTemplateColumns: 'repeat(auto-fit, minmax(72px, 1fr))' },
    },
  },
]);

export const tile = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[8],
  boxSizing: 'border-box',
  height: '100%',
  padding: `${space[12]} ${space[4]}`,
  backgroundColor: color.surface,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.card,
  color: color.text,
  textAlign: 'center',
  textDecoration: 'none',
  transition: `border-color ${vars.motion.quick} ${vars.motion.ease}`,
  ...focusRing,
  '@media': { [media.hover]: { ':hover': { borderColor: color.accent } } },
});

export const glyph = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 40,
  height: 40,
  borderRadius: vars.radius.control,
  backgroundColor: color.accentSoft,
  color: color.accent,
});

export const name = style({
  fontSize: vars.size[14],
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
});
