import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

/** Takes no space while empty, but stays in the accessibility tree so that its content is announced. */
export const place = style({
  outline: 'none',
  selectors: { '&:empty': { position: 'absolute' } },
});

const box = style({
  padding: `${space[12]} ${space[16]}`,
  borderRadius: vars.radius.control,
  fontSize: vars.size[14],
});

export const asking = style([
  box,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    backgroundColor: color.canvas,
    color: color.muted,
  },
]);

export const found = style([box, { backgroundColor: color.positiveSoft }]);

export const name = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[12],
  fontSize: vars.size[16],
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
});

export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  height: '1.5em',
  color: color.positive,
});
