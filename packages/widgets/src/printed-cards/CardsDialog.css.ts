import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { label, small } from '../theme/type.css.ts';

const { color, space } = vars;

/** Placeholder while loading, in about the final height. */
export const room = style({ display: 'grid', gap: space[16], minWidth: 0 });

export const shop = style({
  display: 'grid',
  gap: space[16],
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

/** Legend of the group of fields: its gap is larger than between a field and its label. */
export const legend = style([label, { marginBlockEnd: space[12], padding: 0 }]);

export const logoRow = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });

/** White background, as on paper: a logo for white paper can be invisible on a dark theme. */
export const logo = style({
  height: 44,
  maxWidth: 140,
  padding: space[4],
  objectFit: 'contain',
  background: '#fff',
});

export const hint = style([small, { margin: 0, color: color.muted }]);
