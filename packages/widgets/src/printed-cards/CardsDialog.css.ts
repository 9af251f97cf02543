import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { label, small } from '../theme/type.css.ts';

const { color, space } = vars;

/** As long as it is loading, in about its final height. */
export const room = style({ display: 'grid', gap: space[16], minWidth: 0 });

export const shop = style({
  display: 'grid',
  gap: space[16],
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

/** What the fields below it are of: more room than between a field and its label. */
export const legend = style([label, { marginBlockEnd: space[12], padding: 0 }]);

export const logoRow = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });

/** As on paper: a logo for white may not be seen on a dark ground. */
export const logo = style({
  height: 44,
  maxWidth: 140,
  padding: space[4],
  objectFit: 'contain',
  background: '#fff',
});

export const hint = style([small, { margin: 0, color: color.muted }]);
