import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { caption, figures, label, subheading } from '../theme/type.css.ts';

const { color, space } = vars;

/** Where the detail has room beside the list. Below, it takes the list's place. */
export const beside = '(min-width: 720px)';
/** Where both have room at any time, and the newest stands beside the list until another is opened. */
export const roomy = '(min-width: 900px)';

export const root = style({ containerType: 'inline-size', width: '100%' });

export const layout = style({
  display: 'grid',
  gap: space[16],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    [beside]: {
      selectors: {
        '&[data-open="true"]': {
          gridTemplateColumns: 'minmax(0, 720px) minmax(320px, 400px)',
          gap: space[24],
        },
      },
    },
    [roomy]: {
      selectors: { '&[data-open="true"]': { gridTemplateColumns: 'minmax(0, 1fr) minmax(320px, 400px)' } },
    },
  },
});

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  minWidth: 0,
  // The rows' own measure: they narrow when the detail opens beside them.
  containerType: 'inline-size',
});

/** Steps aside for the detail where there is no room for both; it keeps its place in the page's memory. */
export const column = style({
  minWidth: 0,
  '@container': {
    '(max-width: 719.98px)': { selectors: { [`${layout}[data-open="true"] > &`]: { display: 'none' } } },
  },
});

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  minHeight: 44,
});

/** As far from what is above and below as any other heading, though its link is as high as a thumb needs. */
export const recentHeader = style([header, { marginBlock: `calc(${space[12]} * -1)` }]);

/** Its word, not its thumb-sized ground, meets the edge of the list. */
export const all = style({ marginInlineEnd: `calc(${space[16]} * -1)` });

export const tools = style({
  display: 'flex',
  flex: 'none',
  '@media': { [media.print]: { display: 'none' } },
});

export const title = subheading;
export const age = caption;

export const day = style([
  label,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space[16],
    padding: `${space[12]} ${space[16]} ${space[4]}`,
    color: color.muted,
  },
]);

export const dayName = style({ margin: 0, font: 'inherit' });

/** What a day came to, beside its name. */
export const totals = style([caption, figures, { display: 'flex', flexWrap: 'wrap', columnGap: space[12] }]);

/** The name of a day that is not the first, where only a part of the list is drawn: it has the line itself. */
export const nextDay = style([day, { borderTop: `1px solid ${color.line}` }]);

/** The list corrects the scrolling by itself where a row turns out higher than thought: not twice. */
export const windowed = style({ overflowAnchor: 'none' });

export const group = style({ selectors: { '& + &': { borderTop: `1px solid ${color.line}` } } });

export const rows = style({ margin: 0, padding: 0 });

export const foot = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  padding: space[8],
  borderTop: `1px solid ${color.line}`,
  '@media': { [media.print]: { display: 'none' } },
});

export const end = style({ padding: space[16], borderTop: `1px solid ${color.line}`, textAlign: 'center' });
