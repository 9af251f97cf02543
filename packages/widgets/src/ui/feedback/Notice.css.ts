import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

const notice = style({
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[12],
  margin: 0,
  padding: `${space[12]} ${space[16]}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  color: color.text,
  fontSize: vars.size[14],
  lineHeight: vars.leading.text,
});

export const tone = styleVariants(
  {
    info: color.infoSoft,
    positive: color.positiveSoft,
    caution: color.cautionSoft,
    critical: color.criticalSoft,
  },
  (ground) => [notice, { backgroundColor: ground }],
);

const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  height: '1.5em',
  fontSize: vars.size[14],
});

export const icon = styleVariants(
  { info: color.info, positive: color.positive, caution: color.caution, critical: color.critical },
  (ink) => [mark, { color: ink }],
);

export const content = style({ display: 'flex', flexDirection: 'column', gap: space[4], minWidth: 0 });

export const title = style({ margin: 0, fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });

export const text = style({ overflowWrap: 'anywhere' });

export const action = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], marginTop: space[8] });
