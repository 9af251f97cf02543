import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { label } from '../theme/type.css.ts';
import { tone } from '../ui/feedback/Notice.css.ts';

const { color, space } = vars;

export const root = style({
  width: '100%',
  outline: 'none',
  selectors: { '&[hidden]': { display: 'none' } },
});

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const item = style({
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: space[12],
  // The close button's touch target already reaches the edge.
  paddingBlock: 0,
  paddingInlineEnd: 0,
});

export const level = styleVariants(
  { info: 'info', warning: 'caution', outage: 'critical' } as const,
  (ground) => [tone[ground], item],
);

export const mark = style({ display: 'inline-flex', alignItems: 'center', height: 44 });

export const markOf = styleVariants(
  { info: color.info, warning: color.caution, outage: color.critical },
  (ink) => [mark, { color: ink }],
);

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minWidth: 0,
  paddingBlock: space[12],
  overflowWrap: 'anywhere',
});

export const title = style([label, { fontWeight: vars.weight.strong }]);

export const about = style({
  margin: 0,
  color: color.muted,
  fontSize: vars.size[12],
  lineHeight: vars.leading.text,
  fontVariantNumeric: 'tabular-nums',
});
