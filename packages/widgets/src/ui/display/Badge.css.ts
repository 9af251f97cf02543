import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  maxWidth: '100%',
  boxSizing: 'border-box',
  paddingBlock: '2px',
  paddingInline: `6px ${space[8]}`,
  borderRadius: vars.radius.round,
  border: '1px solid transparent',
  fontSize: vars.size[12],
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.text,
  whiteSpace: 'nowrap',
});

export const tone = styleVariants(
  {
    text: { color: color.text, borderColor: color.lineStrong },
    muted: { color: color.muted, borderColor: color.line },
    positive: { color: color.positive, backgroundColor: color.positiveSoft },
    caution: { color: color.caution, backgroundColor: color.cautionSoft },
    critical: { color: color.critical, backgroundColor: color.criticalSoft },
    info: { color: color.info, backgroundColor: color.infoSoft },
  },
  (rule) => [badge, rule],
);
