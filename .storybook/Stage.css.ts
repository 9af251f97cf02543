import { style } from '@vanilla-extract/css';
import { vars } from '../packages/widgets/src/theme/contract.css.ts';

export const bare = style({ minHeight: '100vh', backgroundColor: vars.color.canvas });

export const stage = style([
  bare,
  { display: 'flex', flexDirection: 'column', gap: vars.space[16], padding: vars.space[16] },
]);
