import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { figures } from '../../theme/type.css.ts';

export const reference = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  containerType: 'inline-size',
  paddingBlock: vars.space[4],
  borderTop: `1px solid ${vars.color.line}`,
});

export const term = style({ color: vars.color.muted, fontSize: vars.size[14] });

/** The drawing of the button, not its thumb-sized ground, meets the edge. */
export const copy = style({ display: 'flex', marginInlineEnd: `calc(-1 * ${vars.space[12]})` });

export const value = style([
  figures,
  {
    gridColumn: '1 / -1',
    marginBlockStart: `calc(-1 * ${vars.space[8]})`,
    color: vars.color.text,
    lineHeight: vars.leading.text,
    overflowWrap: 'anywhere',
    userSelect: 'all',
  },
]);
