import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { small } from '../theme/type.css.ts';

/** Above the skeleton. */
export const slow = style([small, { color: vars.color.muted, paddingBottom: vars.space[8] }]);
