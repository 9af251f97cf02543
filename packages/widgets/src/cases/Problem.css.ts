import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { figures } from '../theme/type.css.ts';
import { box } from '../ui/input/TextInput.css.ts';

const { color, space, size } = vars;

export const message = style([
  box,
  {
    display: 'block',
    minHeight: 112,
    paddingBlock: space[12],
    fontFamily: vars.font.family,
    // At least 16 px: phones zoom in on a smaller input.
    fontSize: size[16],
    lineHeight: vars.leading.text,
    resize: 'vertical',
    selectors: {
      '&:focus-visible': { outline: `2px solid ${color.accent}`, outlineOffset: '-1px' },
      '&[aria-invalid="true"]': { borderColor: color.critical },
    },
  },
]);

export const detail = style({ display: 'grid', gap: space[16], minWidth: 0 });

export const said = style({
  display: 'grid',
  gap: space[12],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  minWidth: 0,
});

const word = style({ display: 'grid', gap: space[4], paddingInlineStart: space[12], minWidth: 0 });

export const own = style([word, { borderInlineStart: `2px solid ${color.line}` }]);

export const answer = style([word, { borderInlineStart: `2px solid ${color.accent}` }]);

export const words = style({ margin: 0, overflowWrap: 'anywhere' });

export const more = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  color: color.accent,
  fontSize: size[14],
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  ':focus-visible': { outline: `2px solid ${color.accent}`, outlineOffset: 2 },
});

export const code = style([figures, { fontSize: size[14], overflowWrap: 'anywhere' }]);
