import { media, vars } from '@oja/widgets/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

/** A section of a page with its own heading. */
export const section = style({ display: 'flex', flexDirection: 'column', gap: space[12] });

/** The rows of a card, separated by lines. */
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const item = style({ selectors: { '& + &': { borderTop: `1px solid ${color.line}` } } });

/** The content of a row. A link covers the whole row. */
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  padding: `${space[12]} ${space[16]}`,
  color: color.text,
  textDecoration: 'none',
  ':focus-visible': { outline: `2px solid ${color.accent}`, outlineOffset: '-2px' },
  '@media': { [media.hover]: { selectors: { 'a&:hover': { backgroundColor: color.accentSoft } } } },
});
