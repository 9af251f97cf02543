import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { width } from '../theme/scale.ts';

/** Below the form, and as wide. */
export const offer = style({ maxWidth: width.form, marginBlockStart: vars.space[24] });
