import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { container } from '../theme/media.ts';

const { color, space } = vars;

/** From this width of the container: delivered items in one column, details in the other. */
const twoSides = '(min-width: 720px)';

export const root = style({ maxWidth: 960 });

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  padding: space[16],
  '@container': {
    [container.wide]: { padding: space[24] },
    [twoSides]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: space[32] },
  },
});

export const main = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  minWidth: 0,
  '@container': { [twoSides]: { position: 'sticky', insetBlockStart: space[16], alignSelf: 'start' } },
});

export const details = style({ display: 'flex', flexDirection: 'column', gap: space[8], minWidth: 0 });

export const own = style({ display: 'grid', gap: space[4], paddingBlockStart: space[12] });

/** Negative margins: the copy button keeps its touch height without making the line taller. */
export const copied = style({
  marginBlock: `calc(-1 * ${space[12]})`,
  marginInlineEnd: `calc(-1 * ${space[16]})`,
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: space[8],
  overflowWrap: 'anywhere',
});

export const notice = style({ padding: `${space[16]} ${space[16]} 0` });

export const problem = style({ padding: `${space[24]} ${space[16]}`, overflowWrap: 'anywhere' });

export const headOnItsWay = style({
  display: 'grid',
  gap: space[16],
  padding: space[16],
  borderBlockEnd: `1px solid ${color.line}`,
  '@container': { [container.wide]: { padding: space[24] } },
});

export const lineOnItsWay = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: 33,
});
