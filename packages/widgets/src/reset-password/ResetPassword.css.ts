import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const mark = style({ display: 'inline-flex', color: vars.color.positive });

/** Receives the focus so that screen readers read it. It is not a control, so it has no focus ring. */
export const name = style({ outline: 'none' });
