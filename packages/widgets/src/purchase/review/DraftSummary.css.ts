import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { figures } from '../../theme/type.css.ts';

const { space } = vars;

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[12],
  padding: space[16],
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.canvas,
});

/** The largest text of the review, because a purchase for a wrong number can't be undone. */
export const recipient = style([
  figures,
  {
    gridColumn: '1 / -1',
    marginBottom: space[12],
    fontSize: vars.size[24],
    fontWeight: vars.weight.strong,
    lineHeight: vars.leading.tight,
    overflowWrap: 'anywhere',
  },
]);

export const name = style({
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
});

/** Fills the width next to the tile. The price is below, where twelve digits fit. */
export const plan = style([name, { gridColumn: '2 / -1' }]);

export const service = style({ gridColumn: 2, color: vars.color.muted, fontSize: vars.size[14] });
