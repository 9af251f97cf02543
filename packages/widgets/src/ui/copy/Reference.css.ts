import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { figures } from '../../theme/type.css.ts';

const { color, size, space } = vars;

export const reference = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  containerType: 'inline-size',
  paddingBlock: space[4],
  borderTop: `1px solid ${color.line}`,
  color: color.muted,
  fontSize: size[14],
});

/** The drawing of the button, not its thumb-sized ground, meets the edge. */
export const copy = style({ display: 'flex', marginInlineEnd: `calc(-1 * ${space[12]})` });

/** The 36 characters of a UUID stand on one line of a phone; where 12 px are too much for them, they break. */
export const value = style([
  figures,
  {
    gridColumn: '1 / -1',
    marginBlockStart: `calc(-1 * ${space[8]})`,
    color: color.text,
    fontSize: `clamp(${size[12]}, 4.4cqi, ${size[14]})`,
    overflowWrap: 'anywhere',
  },
]);
