import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { figures } from '../../theme/type.css.ts';

const { color, size, space } = vars;

export const reference = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  paddingBlock: space[4],
  borderTop: `1px solid ${color.line}`,
  color: color.muted,
  fontSize: size[14],
});

/** Fits the 36 characters of a UUID on one line of a phone. */
export const value = style([
  figures,
  {
    gridColumn: '1 / -1',
    marginBlockStart: `calc(-1 * ${space[8]})`,
    color: color.text,
    fontSize: size[12],
    overflowWrap: 'anywhere',
  },
]);
