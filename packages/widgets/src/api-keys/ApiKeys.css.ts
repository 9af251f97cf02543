import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { width } from '../theme/scale.ts';
import { caption } from '../theme/type.css.ts';

const { color, space } = vars;

/** Container width from which keys and prices are side by side. */
const roomy = '(min-width: 840px)';

export const root = style({ maxWidth: width.page });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[16],
  '@container': {
    [roomy]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: space[24] },
  },
});

export const column = style({ minWidth: 0, containerType: 'inline-size' });

export const head = style({ display: 'flex', flexDirection: 'column', gap: space[4] });

/** A list row: the name on the left, the price or the buttons on the right. */
export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  paddingBlock: space[12],
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
});

/** A key's details above its buttons, because the details need the full width. */
export const keyRow = style([row, { flexDirection: 'column', alignItems: 'stretch' }]);

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

export const what = style({ display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 });

export const name = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });

export const code = style({
  fontFamily: vars.font.mono,
  fontSize: vars.size[14],
  lineHeight: vars.leading.text,
  color: color.text,
  overflowWrap: 'anywhere',
});

export const note = style([caption, { overflowWrap: 'anywhere' }]);

export const ended = style([caption, { color: color.critical, fontWeight: vars.weight.medium }]);
