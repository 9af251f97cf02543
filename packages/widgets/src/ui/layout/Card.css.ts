import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { container } from '../../theme/media.ts';

export const card = style({
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[16],
  minWidth: 0,
  margin: 0,
  padding: vars.space[16],
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  color: vars.color.text,
  '@container': { [container.wide]: { padding: vars.space[24] } },
});

/** Rows reach the card's edges and have their own padding. */
export const flush = style({
  gap: 0,
  padding: 0,
  overflow: 'hidden',
  '@container': { [container.wide]: { padding: 0 } },
});
