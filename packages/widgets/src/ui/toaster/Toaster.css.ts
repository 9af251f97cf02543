import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

/** Top centre (specification, section 9), above everything. Lets presses through. */
export const place = style({
  position: 'fixed',
  zIndex: 2147483000,
  insetInline: 0,
  top: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  boxSizing: 'border-box',
  paddingInline: space[16],
  paddingTop: `max(${space[16]}, env(safe-area-inset-top))`,
  pointerEvents: 'none',
});

export const stack = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  width: '100%',
  maxWidth: '400px',
});

export const toast = style({
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  width: '100%',
  marginBottom: space[8],
  paddingBlock: space[4],
  paddingInline: `${space[16]} ${space[4]}`,
  backgroundColor: color.raised,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow,
  color: color.text,
  fontSize: vars.size[14],
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.text,
  pointerEvents: 'auto',
  animation: `${arrive} ${vars.motion.slow} ${vars.motion.ease}`,
  transition: `opacity ${vars.motion.base} ${vars.motion.ease}, transform ${vars.motion.base} ${vars.motion.ease}`,
  selectors: { '&[data-status="removed"]': { opacity: 0, transform: 'translateY(-8px)' } },
});

export const icon = styleVariants({
  success: { display: 'inline-flex', color: color.positive },
  error: { display: 'inline-flex', color: color.critical },
  info: { display: 'inline-flex', color: color.info },
});

export const message = style({
  flex: '1 1 0',
  minWidth: 0,
  margin: 0,
  paddingBlock: space[8],
  overflowWrap: 'anywhere',
});
