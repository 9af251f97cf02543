import { contrast } from './contrast.ts';
import { type Pair, pairs } from './pairs.ts';
import type { ColourRole } from './palette.ts';

/** A pair with too little contrast, its two colours (`#rrggbb`) and their ratio. */
export type ContrastFault = Pair & Readonly<{ frontColour: string; groundColour: string; ratio: number }>;

/** Pairs below WCAG 2.2 AA in a theme. `colourOf` returns the colour of a role, or `null` if the theme has none. */
export function contrastFaults(colourOf: (role: ColourRole) => string | null): readonly ContrastFault[] {
  return pairs.flatMap((pair) => {
    const frontColour = colourOf(pair.front);
    const groundColour = colourOf(pair.ground);
    if (frontColour === null || groundColour === null) return [];
    const ratio = contrast(frontColour, groundColour);
    return ratio < pair.least ? [{ ...pair, frontColour, groundColour, ratio }] : [];
  });
}
