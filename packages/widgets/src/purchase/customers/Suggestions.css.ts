import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { listOption } from '../../ui/choice/listOption.css.ts';

const { color, space } = vars;

/** Overlays the content below the field, so that nothing moves while typing. */
export const popup = style({
  boxSizing: 'border-box',
  position: 'absolute',
  zIndex: 2,
  width: '100%',
  maxHeight: 320,
  margin: `${space[4]} 0 0`,
  padding: space[4],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  backgroundColor: color.raised,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow,
  color: color.text,
  fontSize: vars.size[14],
  listStyle: 'none',
});

export const option = style([
  listOption,
  { display: 'grid', alignContent: 'center', gap: 2, padding: `${space[8]} ${space[12]}` },
]);

export const name = style({
  fontFamily: vars.font.figures,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});

export const rest = style({
  overflow: 'hidden',
  color: color.muted,
  fontSize: vars.size[12],
  fontVariantNumeric: 'tabular-nums',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const ways = style({ display: 'flex' });
