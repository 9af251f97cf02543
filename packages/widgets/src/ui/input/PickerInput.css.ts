import { style } from '@vanilla-extract/css';
import { touch } from '../../theme/scale.ts';
import * as text from './TextInput.css.ts';

export const input = style([
  text.input,
  text.digits,
  {
    textAlign: 'start',
    // Mobile browsers centre the date.
    selectors: { '&::-webkit-date-and-time-value': { textAlign: 'start' } },
    '::-webkit-calendar-picker-indicator': {
      boxSizing: 'border-box',
      width: touch,
      height: touch,
      margin: 0,
      marginInlineEnd: '-12px',
      padding: '12px',
      cursor: 'pointer',
    },
  },
]);
