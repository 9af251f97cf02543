import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const mark = style({ display: 'inline-flex', color: vars.color.positive });
