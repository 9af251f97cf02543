import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { formWidth } from '../theme/scale.ts';
import { heading } from '../theme/type.css.ts';

const { color, space } = vars;

export const root = style({ maxWidth: formWidth });

export const column = style({ display: 'flex', flexDirection: 'column', gap: space[24] });

export const form = style({ display: 'flex', flexDirection: 'column', gap: space[16], margin: 0 });

export const skeleton = style({ display: 'flex', flexDirection: 'column', gap: space[4] });

/** A warning with an icon, so that colour is not its only sign. */
export const slip = style({ display: 'flex', gap: space[8], color: color.caution });

export const mark = style({ display: 'inline-flex', alignItems: 'center', flex: 'none', height: '1.5em' });

export const asking = style({ display: 'flex', alignItems: 'center', gap: space[12], color: color.muted });

export const owner = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[12],
  alignItems: 'start',
  overflowWrap: 'anywhere',
});

export const ownerMark = style({ display: 'inline-flex', height: '1.5625rem', alignItems: 'center' });
export const good = style([ownerMark, { color: color.positive }]);
export const bad = style([ownerMark, { color: color.critical }]);

export const who = style({ display: 'flex', flexDirection: 'column', gap: space[4], minWidth: 0 });

export const name = heading;

export const notes = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  ':empty': { display: 'none' },
});

/** Takes no space and no gap while empty, but stays in the accessibility tree so that its content is announced. */
export const result = style({ selectors: { '&:empty': { display: 'contents' } } });
