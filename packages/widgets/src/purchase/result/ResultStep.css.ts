import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, space, size } = vars;

export const head = style({ display: 'grid', justifyItems: 'start', gap: space[8] });

const markBase = style({ display: 'grid', placeItems: 'center', width: 48, height: 48, borderRadius: '50%' });

export const mark = styleVariants({
  positive: [markBase, { backgroundColor: color.positiveSoft, color: color.positive }],
  caution: [markBase, { backgroundColor: color.cautionSoft, color: color.caution }],
  critical: [markBase, { backgroundColor: color.criticalSoft, color: color.critical }],
  info: [markBase, { backgroundColor: color.infoSoft, color: color.info }],
  muted: [markBase, { backgroundColor: color.canvas, color: color.muted }],
});

export const money = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[12]}`,
});

export const amount = style({
  fontFamily: vars.font.figures,
  fontSize: size[24],
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
});

export const checks = style({
  // One line high even when empty, so that nothing moves when the counter appears.
  minHeight: '1.5em',
  color: color.muted,
  fontSize: size[14],
  fontVariantNumeric: 'tabular-nums',
});

export const candidates = style({ display: 'grid', gap: space[8] });
