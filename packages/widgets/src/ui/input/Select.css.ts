import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import * as text from './TextInput.css.ts';

const { space } = vars;

/** No padding: the select fills the box, so that a press anywhere in it opens the list. */
export const box = style([text.box, { position: 'relative', padding: 0 }]);

export const select = style([
  text.input,
  {
    alignSelf: 'stretch',
    paddingInline: `${space[12]} calc(${space[12]} + 20px + ${space[8]})`,
    borderRadius: 'inherit',
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    selectors: {
      '&:disabled': { opacity: 1, cursor: 'default' },
      '&[data-empty]': { color: vars.color.muted },
    },
  },
]);

/** Options keep the normal text colour, also while the box shows its grey placeholder. */
export const option = style({ backgroundColor: vars.color.raised, color: vars.color.text });

export const arrow = style([
  text.slot,
  { position: 'absolute', insetInlineEnd: space[12], pointerEvents: 'none' },
]);
