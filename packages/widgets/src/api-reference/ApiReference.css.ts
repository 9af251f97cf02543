import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { focusRing } from '../theme/focus.ts';
import { media } from '../theme/media.ts';
import { touch, width } from '../theme/scale.ts';
import { label } from '../theme/type.css.ts';
import { chosen, chosenInForcedColours } from '../ui/choice/chosen.css.ts';

const { color, space } = vars;

const stack = (gap: string) => ({ display: 'flex', flexDirection: 'column', gap, minWidth: 0 }) as const;

/** Container width from which the guide's text and the reader's keys are side by side. */
const beside = '(min-width: 720px)';

export const root = style({ maxWidth: width.page });

export const muted = style({ color: color.muted });
export const mutedLabel = style([label, { color: color.muted }]);
export const head = style(stack(space[12]));
export const base = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
});
export const address = style(stack(space[4]));
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });

const mono = {
  fontFamily: vars.font.mono,
  fontSize: vars.size[14],
  lineHeight: vars.leading.text,
  overflowWrap: 'anywhere',
} as const;

export const code = style(mono);

export const search = style({ position: 'relative' });

export const column = style(stack(space[24]));
export const group = style(stack(space[8]));

export const disclosure = style({
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
});

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  width: '100%',
  minHeight: touch,
  margin: 0,
  padding: `${space[12]} ${space[16]}`,
  border: 'none',
  borderRadius: vars.radius.control,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  appearance: 'none',
  ':focus-visible': { outline: `2px solid ${color.accent}`, outlineOffset: '-2px' },
});

export const summaryText = style({ ...stack(space[4]), flex: '1 1 0' });

export const chevron = style({
  flex: 'none',
  display: 'inline-flex',
  color: color.muted,
  transition: `transform ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { '&[data-open="true"]': { transform: 'rotate(180deg)' } },
});

export const opened = style({ padding: `0 ${space[16]} ${space[24]}` });

export const entryTitle = style({ fontWeight: vars.weight.medium });
export const entryCall = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[8],
  minWidth: 0,
});

/** The method's name carries the meaning; the colour only helps to find it. */
export const method = style({
  flex: 'none',
  fontFamily: vars.font.mono,
  fontSize: vars.size[12],
  fontWeight: vars.weight.strong,
  color: color.info,
  selectors: {
    '&[data-method="POST"]': { color: color.positive },
    '&[data-method="DELETE"]': { color: color.critical },
  },
});

export const path = style([mono, { minWidth: 0 }]);

/** The list on the left is as wide as a path needs; the call takes the rest. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: '260px minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[24],
});

/** Stays in view below the host's sticky header. */
export const side = style({
  ...stack(space[16]),
  position: 'sticky',
  top: 80,
  maxHeight: 'calc(100dvh - 96px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '4px',
  margin: '-4px',
});

export const sideGroup = style(stack(space[4]));
export const sideTitle = style([mutedLabel, { paddingInline: space[8] }]);

export const link = style({
  display: 'flex',
  alignItems: 'center',
  boxSizing: 'border-box',
  minHeight: touch,
  padding: `${space[4]} ${space[8]}`,
  borderRadius: vars.radius.control,
  color: color.text,
  textDecoration: 'none',
  fontSize: vars.size[14],
  ...focusRing,
  selectors: { '&[aria-current="true"]': { ...chosen, color: color.text } },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not([aria-current="true"])': { backgroundColor: color.surface } },
    },
    [media.forcedColors]: { selectors: { '&[aria-current="true"]': chosenInForcedColours } },
  },
});

/** Receives the focus when a call is chosen. It is not a control, so it has no focus ring. */
export const panel = style({
  minWidth: 0,
  outline: 'none',
  scrollMarginTop: 80,
  containerType: 'inline-size',
});

export const guide = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  alignItems: 'start',
  '@container': {
    [beside]: {
      selectors: { '&[data-beside="true"]': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 340px)' } },
    },
  },
});
export const guideText = style({ ...stack(space[16]), maxWidth: '68ch' });
export const guideColumn = style({ minWidth: 0, containerType: 'inline-size' });
export const paragraph = style({ ...stack(space[4]), maxWidth: width.text });

export const detail = style(stack(space[24]));
export const what = style(stack(space[4]));
export const line = style([mono, { color: color.muted }]);
export const access = style({ display: 'flex', alignItems: 'center', gap: space[8] });
export const part = style(stack(space[8]));
export const form = style(stack(space[16]));
/** Keeps the inputs narrow; the response uses the full width. */
export const typed = style({ ...stack(space[16]), maxWidth: width.form });
