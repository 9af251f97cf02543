import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { width } from '../../theme/scale.ts';
import { small } from '../../theme/type.css.ts';

const { color, space } = vars;

/** At most a comfortable line wide. */
export const root = style({ maxWidth: width.form });

export const form = style({ display: 'flex', flexDirection: 'column', gap: space[24], margin: 0 });

export const head = style({ display: 'flex', flexDirection: 'column', gap: space[8] });

export const lead = style([small, { color: color.muted, overflowWrap: 'anywhere' }]);

export const fields = style({ display: 'flex', flexDirection: 'column', gap: space[16] });

/** Two short fields side by side if both fit. */
export const pair = style({
  display: 'grid',
  gap: space[16],
  alignItems: 'start',
  '@container': { '(min-width: 300px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const end = style({ display: 'flex', flexDirection: 'column', gap: space[8] });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: space[16],
  color: color.muted,
  fontSize: vars.size[14],
});
