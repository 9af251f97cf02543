import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { touch } from '../../theme/scale.ts';

const { color, space } = vars;

/** Container width from which a field's name, type and description are in columns. */
const columns = '(min-width: 520px)';

export const part = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  minWidth: 0,
  containerType: 'inline-size',
});

export const summary = style({
  display: 'list-item',
  minHeight: touch,
  paddingBlock: space[8],
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  ...focusRing,
});
export const inline = style({ display: 'inline' });

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontSize: vars.size[14],
  lineHeight: vars.leading.text,
});

/** On a phone a row is a paragraph, because three columns of 90 px are too narrow to read. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[8],
  alignItems: 'baseline',
  paddingBlock: space[8],
  borderTop: `1px solid ${color.line}`,
  selectors: {
    '&[data-depth="1"]': { paddingInlineStart: space[12] },
    '&[data-depth="2"]': { paddingInlineStart: space[24] },
    '&[data-depth="3"]': { paddingInlineStart: space[32] },
    '&[data-depth="4"]': { paddingInlineStart: space[48] },
  },
});

export const name = style({
  padding: 0,
  fontFamily: vars.font.mono,
  fontWeight: vars.weight.strong,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '@container': { [columns]: { flex: '0 0 30%' } },
});

export const status = style({
  padding: 0,
  fontFamily: vars.font.mono,
  fontWeight: vars.weight.strong,
  textAlign: 'start',
  '@container': { [columns]: { flex: '0 0 10%' } },
});

const cell = { padding: 0, minWidth: 0, overflowWrap: 'anywhere' } as const;

export const type = style({
  ...cell,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[8],
  color: color.muted,
  '@container': { [columns]: { flex: '0 0 26%' } },
});
export const code = style({
  ...cell,
  fontFamily: vars.font.mono,
  '@container': { [columns]: { flex: '0 0 32%' } },
});
export const unit = style({ color: color.text });
export const required = style({ color: color.text, fontWeight: vars.weight.medium });

export const says = style({ ...cell, flex: '1 1 100%', '@container': { [columns]: { flex: '1 1 0' } } });
