import { vars } from './contract.css.ts';

/** The focus ring, the same on everything. An outline, so that it survives forced colours and moves nothing. */
export const focusRing = {
  ':focus-visible': { outline: `2px solid ${vars.color.accent}`, outlineOffset: '2px' },
} as const;
