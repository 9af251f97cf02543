import { style } from '@vanilla-extract/css';
import { value } from '../binding/SecretDialog.css.ts';
import { vars } from '../theme/contract.css.ts';
import { focusRing } from '../theme/focus.ts';
import { touch, width } from '../theme/scale.ts';
import { body, caption } from '../theme/type.css.ts';

const { color, space } = vars;

export const root = style({ maxWidth: width.page });

export const head = style({ display: 'flex', flexDirection: 'column', gap: space[4] });

export const row = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  paddingBlock: space[12],
  minWidth: 0,
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
});

export const name = style([
  body,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[8],
    fontWeight: vars.weight.medium,
    overflowWrap: 'anywhere',
  },
]);

export const facts = style({ display: 'flex', flexDirection: 'column', gap: 2 });

export const note = style([caption, { overflowWrap: 'anywhere' }]);

export const failing = style([note, { color: color.critical, fontWeight: vars.weight.medium }]);

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  listStyle: 'none',
  minHeight: touch,
  paddingBlock: space[8],
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  ...focusRing,
});

export const what = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  flex: '1 1 0',
  minWidth: 0,
});

export const chevron = style({
  display: 'inline-flex',
  color: color.muted,
  selectors: { 'details[open] &': { transform: 'rotate(180deg)' } },
});

export const detail = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: space[8],
  paddingTop: space[8],
});

export const attempt = style({ display: 'flex', flexDirection: 'column', gap: space[4], width: '100%' });

/** The raw request or response. */
export const bytes = style([
  value,
  { width: '100%', boxSizing: 'border-box', margin: 0, fontSize: vars.size[12], whiteSpace: 'pre-wrap' },
]);
