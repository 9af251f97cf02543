import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { space } = vars;

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: `${space[8]} ${space[12]}`,
  padding: space[16],
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.canvas,
});

/** Takes the line; a price of twelve digits moves below it. */
export const names = style({ display: 'grid', flex: '1 1 120px', minWidth: 0 });

export const name = style({
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
});

export const service = style({ color: vars.color.muted, fontSize: vars.size[14] });
