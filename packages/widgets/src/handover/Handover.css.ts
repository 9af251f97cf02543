import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { caption, figures } from '../theme/type.css.ts';

const { color, space, size } = vars;

export const handover = style({ display: 'flex', flexDirection: 'column', gap: space[12], minWidth: 0 });

/** A slip of paper on the card, to be torn off: what is on it belongs to the customer. */
export const slip = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  minWidth: 0,
  padding: space[16],
  border: `1px dashed ${color.lineStrong}`,
  borderRadius: vars.radius.control,
  backgroundColor: color.canvas,
  color: color.text,
});

export const slipHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[12]}`,
});

export const digits = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '0.6ch',
  rowGap: space[4],
  fontFamily: vars.font.mono,
  fontSize: size[24],
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums slashed-zero',
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
});

/** Its own leading space is kept, so that a selection copies one. */
export const group = style({ whiteSpace: 'break-spaces', minWidth: 0 });

export const instruction = style({ display: 'grid', gap: space[4] });

export const steps = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const step = style({
  display: 'grid',
  gap: space[8],
  paddingBlock: space[12],
  borderBlockStart: `1px dashed ${color.lineStrong}`,
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
});

export const stepName = style({ marginInlineEnd: space[4], fontWeight: vars.weight.strong });

export const note = style([caption]);

export const serial = style({ color: color.muted, fontSize: size[14], overflowWrap: 'anywhere' });

export const serialNumber = style([figures, { color: color.text }]);

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

export const pins = style({ display: 'grid', gap: space[8], margin: 0, padding: 0, listStyle: 'none' });

export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[8]} ${space[24]}`, margin: 0 });

export const fact = style({ minWidth: 0 });

export const factName = style([caption]);

export const factValue = style([
  figures,
  { margin: 0, fontSize: size[14], fontWeight: vars.weight.medium, overflowWrap: 'anywhere' },
]);
