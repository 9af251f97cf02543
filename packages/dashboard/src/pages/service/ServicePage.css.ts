import { vars } from '@oja/widgets/theme/contract.css.ts';
import { width } from '@oja/widgets/theme/scale.ts';
import { style } from '@vanilla-extract/css';

/** Where the form, the side menu and a list that can be read stand side by side. */
const threeColumns = '(min-width: 1200px)';

export const columns = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[24],
});

export const form = style({ flex: '1 1 0', minWidth: 0, maxWidth: width.form });

/** What helps stands beside the form or not at all: on a phone it would stand between the agent and the next sale. */
export const beside = style({
  display: 'none',
  flex: '1 1 0',
  minWidth: 0,
  maxWidth: 480,
  '@media': { [threeColumns]: { display: 'flex', flexDirection: 'column', gap: vars.space[24] } },
});
