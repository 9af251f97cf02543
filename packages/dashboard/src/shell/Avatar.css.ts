import { vars } from '@oja/widgets/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const { color } = vars;

/** Decorative: the name is shown beside it. */
const base = style({
  selectors: { '&:empty::before': { content: 'attr(data-initials)' } },
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: '50%',
  backgroundColor: color.accentSoft,
  color: color.accent,
  fontWeight: vars.weight.strong,
});

export const avatar = styleVariants({
  small: [base, { width: 32, height: 32, fontSize: vars.size[14] }],
  large: [base, { width: 64, height: 64, fontSize: vars.size[24] }],
});
