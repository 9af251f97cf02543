import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const empty = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[4],
  margin: 0,
  padding: `${vars.space[32]} ${vars.space[16]}`,
  textAlign: 'center',
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  marginBottom: vars.space[8],
  borderRadius: '50%',
  backgroundColor: vars.color.accentSoft,
  color: vars.color.accent,
});

export const text = style({
  maxWidth: '36ch',
  margin: 0,
  color: vars.color.muted,
  fontSize: vars.size[14],
  lineHeight: vars.leading.text,
});

export const action = style({ marginTop: vars.space[12] });
