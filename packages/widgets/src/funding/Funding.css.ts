import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { width } from '../theme/scale.ts';
import { label, small } from '../theme/type.css.ts';

const { color, space } = vars;

/** Where two columns have room for a form each. */
const roomy = '(min-width: 760px)';

/** Two forms and what is between and around them: nothing stretches beyond that. */
export const root = style({ width: '100%', maxWidth: 964 });

/** What the parts measure themselves by. */
export const sheet = style({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
});

/** One column, no wider than a form. */
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  minWidth: 0,
  width: '100%',
  maxWidth: width.form,
});

/** The accounts take the room that there is where nothing stands beside them. */
export const accounts = style([column, { '@container': { '(max-width: 759.98px)': { maxWidth: 'none' } } }]);

/** Two columns side by side where there is room, one under the other elsewhere. */
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

/** A quiet button whose drawing, not its ground, meets the edge. */
export const quiet = style({ marginInlineStart: `calc(${space[16]} * -1)` });

export const muted = style([small, { color: color.muted }]);

/** The name of a group, and what can be done with it. */
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

/** Beside each other where two have enough room. */
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
  gap: space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const actions = style({ display: 'flex', flexDirection: 'column', gap: space[8] });

/** A reference and the button that copies it. */
export const reference = style([
  label,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space[8],
    color: color.muted,
    overflowWrap: 'anywhere',
  },
]);

/** Takes the focus when it comes on screen; it is no control, so it shows no ring. */
export const stop = style({ outline: 'none' });

/** Two short fields side by side, where there is room for both. */
export const pair = style({
  display: 'grid',
  gap: space[16],
  alignItems: 'start',
  '@container': { '(min-width: 300px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
