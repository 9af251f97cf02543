import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color } = vars;

/** Style of every selected option: background, outline and a `Tick`. A change shifts no layout. */
export const chosen = {
  backgroundColor: color.accentSoft,
  boxShadow: `inset 0 0 0 1px ${color.accent}`,
} as const;

export const chosenInForcedColours = { outline: '3px solid Highlight', outlineOffset: '-3px' } as const;

export const tick = style({
  display: 'none',
  placeItems: 'center',
  width: 20,
  height: 20,
  borderRadius: '50%',
  backgroundColor: color.accent,
  color: color.onAccent,
  boxShadow: `0 0 0 2px ${color.surface}`,
  selectors: { ':has(> :checked) > * > &': { display: 'grid' } },
});
