import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { touch } from '../../theme/scale.ts';
import { chosen, chosenInForcedColours } from './chosen.css.ts';

/** An option of a combobox. The active option looks selected. The list sets its layout. */
export const listOption = style({
  boxSizing: 'border-box',
  minHeight: touch,
  borderRadius: vars.radius.control,
  lineHeight: vars.leading.tight,
  cursor: 'pointer',
  touchAction: 'manipulation',
  '@media': { [media.forcedColors]: { selectors: { '&[aria-selected="true"]': chosenInForcedColours } } },
  selectors: {
    '&:hover': { backgroundColor: vars.color.accentSoft },
    '&[aria-selected="true"]': chosen,
  },
});
