import { vars, width } from '@oja/widgets/theme';
import { style } from '@vanilla-extract/css';

/** Wide enough for the form, the side menu and a readable list side by side. */
const threeColumns = '(min-width: 1200px)';

/** The form comes first, also where the recent sales are below it. */
export const columns = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[32],
  '@media': {
    [threeColumns]: { flexDirection: 'row', alignItems: 'flex-start', gap: vars.space[24] },
  },
});

export const form = style({
  width: '100%',
  minWidth: 0,
  maxWidth: width.form,
  '@media': { [threeColumns]: { flex: '1 1 0' } },
});

export const beside = style({
  width: '100%',
  minWidth: 0,
  maxWidth: width.form,
  '@media': { [threeColumns]: { flex: '1 1 0', maxWidth: 480 } },
});

export const aside = style({ display: 'flex', flexDirection: 'column', gap: vars.space[24] });
