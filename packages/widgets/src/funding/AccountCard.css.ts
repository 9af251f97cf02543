import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { figures, label, small } from '../theme/type.css.ts';

const { color, space, size } = vars;

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  minWidth: 0,
  padding: space[16],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.control,
  backgroundColor: color.canvas,
});

export const bank = style([label, { overflowWrap: 'anywhere' }]);

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
});

export const number = style([
  figures,
  {
    fontSize: size[24],
    fontWeight: vars.weight.strong,
    lineHeight: vars.leading.tight,
    overflowWrap: 'anywhere',
    '@container': { '(max-width: 279px)': { fontSize: size[20] } },
  },
]);

/** Separates the groups by a margin instead of a space, so that copied text is the plain number. */
export const digits = style({ selectors: { '& + &': { marginInlineStart: '0.25em' } } });

export const name = style([small, { color: color.muted, overflowWrap: 'anywhere' }]);
