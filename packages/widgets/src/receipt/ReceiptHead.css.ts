import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { container } from '../theme/media.ts';
import { figures, small, title as titleVoice } from '../theme/type.css.ts';

const { color, space, size } = vars;

/** From this width of the container the amount is beside the status. */
const beside = '(min-width: 560px)';

const tones = {
  positive: { front: color.positive, ground: color.positiveSoft },
  caution: { front: color.caution, ground: color.cautionSoft },
  critical: { front: color.critical, ground: color.criticalSoft },
  info: { front: color.info, ground: color.infoSoft },
} as const;

const base = style({
  display: 'grid',
  gap: space[16],
  padding: space[16],
  borderBlockEnd: `1px solid ${color.line}`,
  color: color.text,
  '@container': { [container.wide]: { padding: space[24] } },
});

export const head = styleVariants(tones, ({ ground }) => [base, { backgroundColor: ground }]);

export const news = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: `${space[16]} ${space[12]}`,
  '@container': { [beside]: { gridTemplateColumns: 'auto 1fr auto' } },
});

// Runs once, when the status appears.
const arrive = keyframes({ from: { transform: 'scale(0.7)', opacity: 0 } });

const markBase = style({
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  borderRadius: '50%',
  backgroundColor: color.surface,
  animation: `${arrive} ${vars.motion.slow} ${vars.motion.ease}`,
});

export const mark = styleVariants(tones, ({ front }) => [markBase, { color: front }]);

export const said = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const title = style([titleVoice]);

export const sum = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[12]}`,
  '@container': {
    [beside]: { gridColumn: 'auto', flexDirection: 'column', alignItems: 'flex-end', gap: space[4] },
  },
});

export const amount = style([
  figures,
  {
    fontSize: size[32],
    fontWeight: vars.weight.strong,
    lineHeight: vars.leading.tight,
    letterSpacing: '-0.02em',
    whiteSpace: 'nowrap',
  },
]);

/** Fits ten digits and more on one line. */
export const longAmount = style([amount, { fontSize: size[24] }]);

export const body = style([small, { gridColumn: '1 / -1' }]);

export const check = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] });
