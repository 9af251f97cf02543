import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { figures } from '../../theme/type.css.ts';

const amount = style([figures, { color: 'inherit', whiteSpace: 'nowrap', lineHeight: vars.leading.tight }]);

export const size = styleVariants(
  {
    /** The size of the surrounding text. */
    inherit: {},
    12: { fontSize: vars.size[12] },
    14: { fontSize: vars.size[14] },
    16: { fontSize: vars.size[16] },
    20: { fontSize: vars.size[20], letterSpacing: '-0.01em' },
    24: { fontSize: vars.size[24], letterSpacing: '-0.01em' },
    32: { fontSize: vars.size[32], letterSpacing: '-0.02em' },
  },
  (rule) => [amount, rule],
);

export const strong = style({ fontWeight: vars.weight.strong });
export const muted = style({ color: vars.color.muted });
export const struck = style({ textDecoration: 'line-through', color: vars.color.muted });
