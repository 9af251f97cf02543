import { style } from '@vanilla-extract/css';
import { secret } from '../binding/SecretDialog.css.ts';
import { vars } from '../theme/contract.css.ts';

const { space } = vars;

export const scan = style({ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: space[12] });

/** Black on white in the dark theme too, because scanners can't read other colours. */
export const qr = style({
  display: 'block',
  width: 200,
  maxWidth: '100%',
  height: 'auto',
  borderRadius: vars.radius.control,
  backgroundColor: '#ffffff',
  fill: '#000000',
});

export const key = style({ display: 'flex', flexDirection: 'column', gap: space[8], width: '100%' });

export const value = secret;

export const codes = style([
  value,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(16ch, 1fr))',
    gap: space[8],
    margin: 0,
    listStyle: 'none',
    fontVariantNumeric: 'tabular-nums',
  },
]);

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
