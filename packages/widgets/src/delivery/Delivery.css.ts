import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { caption, figures, subheading } from '../theme/type.css.ts';

const { color, space, size } = vars;

export const deliverables = style({ display: 'flex', flexDirection: 'column', gap: space[12], minWidth: 0 });

/** Looks like a slip of paper with a dashed edge: its contents go to the customer. */
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
  gap: space[8],
});

export const digits = style({
  fontFamily: vars.font.mono,
  fontSize: size[24],
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums slashed-zero',
  lineHeight: vars.leading.tight,
  // Fits three groups on one line of the narrowest phone.
  wordSpacing: '-0.2ch',
  // Five groups break into three and two, never four and one.
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

/** Lines break only between groups. */
export const group = style({ display: 'inline-block', maxWidth: '100%' });

export const instruction = style({ display: 'grid', gap: space[4] });

export const steps = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const step = style({
  display: 'grid',
  gap: space[8],
  paddingBlock: space[12],
  borderBlockStart: `1px dashed ${color.lineStrong}`,
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
});

export const stepName = style([subheading]);

export const note = style([caption]);

export const serial = style({ color: color.muted, fontSize: size[14], overflowWrap: 'anywhere' });

export const serialNumber = style([figures, { color: color.text }]);

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

export const pins = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[8]} ${space[24]}`, margin: 0 });

export const fact = style({ minWidth: 0 });

export const factName = style([caption]);

export const factValue = style([
  figures,
  { margin: 0, fontSize: size[14], fontWeight: vars.weight.medium, overflowWrap: 'anywhere' },
]);
