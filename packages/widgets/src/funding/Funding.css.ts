import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { width } from '../theme/scale.ts';

const { space } = vars;

/** Container width from which two forms fit side by side. */
const roomy = '(min-width: 760px)';

/** At most the width of two forms with their gap and padding. */
export const root = style({ maxWidth: 964 });

/** The container that the queries below measure. */
export const sheet = style({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
});

/** A column of the width of a form. */
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  minWidth: 0,
  width: '100%',
  maxWidth: width.form,
});

/** The accounts use the full width if the layout has one column. */
export const accounts = style([column, { '@container': { '(max-width: 759.98px)': { maxWidth: 'none' } } }]);

/** Two columns on a wide container, otherwise one. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[24],
  '@container': {
    [roomy]: {
      gridTemplateColumns: `minmax(0, ${width.form}) minmax(280px, ${width.form})`,
      columnGap: space[32],
    },
  },
});

export const group = style({ display: 'flex', flexDirection: 'column', gap: space[8], minWidth: 0 });

export const form = style({ display: 'flex', flexDirection: 'column', gap: space[16], margin: 0 });

export const lead = style({
  maxWidth: width.text,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[4],
});

/** Aligns the icon of a quiet button, instead of its background, with the edge. */
export const quiet = style({ marginInlineStart: `calc(${space[16]} * -1)` });

/** A group's title and its buttons. */
export const groupHeader = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  minHeight: 44,
});

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** Cards side by side if at least two fit. */
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
  gap: space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const actions = style({ display: 'flex', flexDirection: 'column', gap: space[8] });

/** Two short fields side by side if they fit. */
export const pair = style({
  display: 'grid',
  gap: space[16],
  alignItems: 'start',
  '@container': { '(min-width: 300px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
