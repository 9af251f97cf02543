import { vars } from './contract.css.ts';
import { contrast } from './contrast.ts';
import { type Pair, pairs } from './pairs.ts';
import { type ColourRole, colourRoles } from './palette.ts';
import { surfaceRoot } from './surface.css.ts';
import { variableName } from './variableName.ts';

/** A pair with too little contrast, its two colours (`#rrggbb`) and their ratio. */
type ContrastFault = Pair & Readonly<{ frontColour: string; groundColour: string; ratio: number }>;

/** Pairs below WCAG 2.2 AA in a theme. `colourOf` returns the colour of a role, or `null` if the theme has none. */
function contrastFaults(colourOf: (role: ColourRole) => string | null): readonly ContrastFault[] {
  return pairs.flatMap((pair) => {
    const frontColour = colourOf(pair.front);
    const groundColour = colourOf(pair.ground);
    if (frontColour === null || groundColour === null) return [];
    const ratio = contrast(frontColour, groundColour);
    return ratio < pair.least ? [{ ...pair, frontColour, groundColour, ratio }] : [];
  });
}

/** Colours of the themes already checked: each theme is reported once, however many widgets use it. */
const seen = new Set<string>();

/**
 * Development only: warns of colour pairs of an element's theme below WCAG 2.2 AA, with both colours. Measures the
 * computed values in the active scheme, so the source does not matter: `applyTheme`, an attribute of an embed, or a
 * `--oja-` variable in a stylesheet.
 */
export function reportContrast(element: Element): void {
  const style = getComputedStyle(element);
  const written = colourRoles.map((role) => style.getPropertyValue(variableName(vars.color[role])).trim());
  const key = written.join();
  if (seen.has(key)) return;
  seen.add(key);
  const read = colourReader();
  const colours = new Map<ColourRole, string | null>(
    colourRoles.map((role, at) => [role, read(written[at] ?? '')]),
  );
  const faults = contrastFaults((role) => colours.get(role) ?? null);
  if (faults.length === 0) return;
  const lines = faults.map(
    ({ front, ground, frontColour, groundColour, ratio, least }) =>
      `  ${front} ${frontColour} on ${ground} ${groundColour}: ${ratio.toFixed(2)}, at least ${least} is asked`,
  );
  console.warn(
    ['Oja: this theme is hard to read (WCAG 2.2 AA, 1.4.3 and 1.4.11).', ...lines].join('\n'),
    element,
  );
}

/** Checks every widget of the document. */
export function reportSurfaces(): void {
  const [own = ''] = surfaceRoot.split(' ');
  for (const surface of document.getElementsByClassName(own)) reportContrast(surface);
}

/** Converts any opaque CSS colour, including `color-mix()`, to `#rrggbb`; `null` for anything else. */
function colourReader(): (written: string) => string | null {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  return (written) => {
    if (!canvas || !CSS.supports('color', written)) return null;
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = written;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, opacity] = canvas.getImageData(0, 0, 1, 1).data;
    const pair = (channel: number) => channel.toString(16).padStart(2, '0');
    return opacity === 255 ? `#${pair(red)}${pair(green)}${pair(blue)}` : null;
  };
}
