import { contrast } from './contrast.ts';
import { type Pair, pairs } from './pairs.ts';
import type { ColourRole } from './palette.ts';

/** A pair that falls short, with its two colours (`#rrggbb`) and the contrast that they have. */
export type ContrastFault = Pair & Readonly<{ frontColour: string; groundColour: string; ratio: number }>;

/** The pairs that fall under WCAG 2.2 AA in a theme, given the colour of each role; null is a role that it lacks. */
export function contrastFaults(colourOf: (role: ColourRole) => string | null): readonly ContrastFault[] {
  return pairs.flatMap((pair) => {
    const frontColour = colourOf(pair.front);
    const groundColour = colourOf(pair.ground);
    if (frontColour === null || groundColour === null) return [];
    const ratio = contrast(frontColour, groundColour);
    return ratio < pair.least ? [{ ...pair, frontColour, groundColour, ratio }] : [];
  });
}
