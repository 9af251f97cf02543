import { vars } from './contract.css.ts';

/** The focus ring of every control. An outline, because it stays visible in forced colours and shifts no layout. */
export const focusRing = {
  ':focus-visible': { outline: `2px solid ${vars.color.accent}`, outlineOffset: '2px' },
} as const;
