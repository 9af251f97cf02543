import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { media } from '../../theme/media.ts';

const { color, space } = vars;

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space[8]}`, padding: 0 });

export const item = style({ listStyle: 'none', minWidth: 0 });

const press = style({
  appearance: 'none',
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  maxWidth: '100%',
  minHeight: 36,
  marginBlock: 4,
  paddingInline: space[12],
  border: 0,
  borderRadius: vars.radius.round,
  font: 'inherit',
  fontSize: vars.size[14],
  fontWeight: vars.weight.medium,
  letterSpacing: 'inherit',
  cursor: 'pointer',
  touchAction: 'manipulation',
  ...focusRing,
  // A larger touch target than the visible chip.
  '::after': { content: '""', position: 'absolute', inset: '-4px 0' },
});

export const chip = style([
  press,
  {
    paddingInlineEnd: space[8],
    backgroundColor: color.accentSoft,
    color: color.text,
    '@media': { [media.forcedColors]: { outline: '1px solid ButtonText' } },
  },
]);

export const clear = style([press, { backgroundColor: 'transparent', color: color.accent }]);
