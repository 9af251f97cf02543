import { style } from '@vanilla-extract/css';
import { formWidth } from '../../theme/scale.ts';

export const root = style({ maxWidth: formWidth });
