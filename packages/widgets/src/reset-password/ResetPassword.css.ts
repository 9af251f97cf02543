import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const mark = style({ display: 'inline-flex', color: vars.color.positive });

/** Takes the focus so that it is read out; it is no control, so nothing has to show it. */
export const name = style({ outline: 'none' });
