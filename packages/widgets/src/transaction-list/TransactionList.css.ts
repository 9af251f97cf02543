import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { caption, figures, label, subheading } from '../theme/type.css.ts';

const { color, space } = vars;

/** Container width from which the detail is beside the list. Below, it replaces the list. */
export const beside = '(min-width: 720px)';
/** Container width from which both always fit, and the newest is shown until another is opened. */
export const roomy = '(min-width: 900px)';

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
  // The rows respond to their own container, which narrows when the detail opens beside it.
  containerType: 'inline-size',
});

/** Hidden behind an open detail if both do not fit. It stays mounted, so that its state is kept. */
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

/** Keeps the usual heading distance although its link has a larger touch target. */
export const recentHeader = style([header, { marginBlock: `calc(${space[12]} * -1)` }]);

/** Aligns the label, instead of its touch target, with the edge of the list. */
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

/** The totals of a day, beside its name. */
export const totals = style([caption, figures, { display: 'flex', flexWrap: 'wrap', columnGap: space[12] }]);

/** The heading of a later day in a virtualised list. It has its own top border. */
export const nextDay = style([day, { borderTop: `1px solid ${color.line}` }]);

/** The virtualiser corrects the scroll position itself, so the browser must not do it too. */
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
