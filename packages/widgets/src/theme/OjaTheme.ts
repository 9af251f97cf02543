import { reportContrast } from '#contrast-report';
import { vars } from './contract.css.ts';
import { contrast } from './contrast.ts';
import { type FamilyName, families, familyNames, figuresFor } from './families.ts';
import { readColour, readFont, readLength } from './grammar.ts';
import type { ColourRole } from './palette.ts';
import { variableName } from './variableName.ts';

/** The colours that a host may set. Other colours derive from them, or show a status of money and are fixed. */
export const themeColours = ['accent', 'canvas', 'surface', 'text'] as const satisfies readonly ColourRole[];
export type ThemeColour = (typeof themeColours)[number];

/** `auto` follows the system's setting. */
export const schemes = ['light', 'dark', 'auto'] as const;
export type Scheme = (typeof schemes)[number];

/** A host's theme for a widget. Every value is checked; an invalid one is ignored. */
export type OjaTheme = Readonly<{
  scheme?: Scheme;
  /** Corner radius of cards in `px` or `rem`, at most 64 px. Controls use two thirds of it. */
  radius?: string;
  /** "Roboto", "Poppins", "Inter", or a list of font families that the page has loaded. */
  font?: string;
  /** `#rrggbb` or `rgb(…)`. They apply to both schemes, so set the `scheme` that they suit. */
  colors?: Readonly<Partial<Record<ThemeColour, string>>>;
}>;

/** A checked theme: the variables to set, the scheme, and the paths of refused values. */
export type ReadTheme = Readonly<{
  variables: Readonly<Record<string, string>>;
  scheme: Scheme | null;
  refused: readonly string[];
}>;

const isFamily = (font: string): font is FamilyName => familyNames.some((name) => name === font);
const isScheme = (value: unknown): value is Scheme => schemes.some((scheme) => scheme === value);
const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

function colourVariables(role: ThemeColour, colour: string): [string, string][] {
  const own: [string, string] = [variableName(vars.color[role]), colour];
  if (role !== 'accent') return [own];
  // The label must be readable on any accent of the host.
  const onAccent = contrast('#ffffff', colour) >= contrast('#14121f', colour) ? '#ffffff' : '#14121f';
  return [
    own,
    [variableName(vars.color.accentHover), `color-mix(in oklab, ${colour} 85%, ${vars.color.text})`],
    [variableName(vars.color.accentSoft), `color-mix(in oklab, ${colour} 10%, ${vars.color.surface})`],
    [variableName(vars.color.onAccent), onAccent],
  ];
}

function fontVariables(font: string): [string, string][] {
  const family = isFamily(font) ? font : undefined;
  return [
    [variableName(vars.font.family), family ? families[family] : font],
    [variableName(vars.font.figures), figuresFor(family)],
  ];
}

/** Parses a theme from a host page, which is untrusted input. Reports unknown keys and invalid values by path. */
export function readTheme(theme: unknown): ReadTheme {
  const { scheme, radius, font, colors, ...unknown } = record(theme);
  const refused = Object.keys(unknown);
  const variables: [string, string][] = [];
  const take = (
    path: string,
    value: unknown,
    read: (value: unknown) => string | null,
    put: (read: string) => [string, string][],
  ) => {
    if (value === undefined) return;
    const understood = read(value);
    if (understood === null) refused.push(path);
    else variables.push(...put(understood));
  };

  take('radius', radius, readLength, (length) => [[variableName(vars.radius.card), length]]);
  take('font', font, readFont, fontVariables);
  for (const [role, value] of Object.entries(record(colors))) {
    const known = themeColours.find((name) => name === role);
    take(`colors.${role}`, value, known ? readColour : () => null, (colour) =>
      colourVariables(known ?? 'accent', colour),
    );
  }
  if (scheme !== undefined && !isScheme(scheme)) refused.push('scheme');
  return { variables: Object.fromEntries(variables), scheme: isScheme(scheme) ? scheme : null, refused };
}

/**
 * Applies a theme to an element and its descendants. Returns the paths of refused values. In development it also warns of
 * text and edges below WCAG contrast, with both colours.
 */
export function applyTheme(element: HTMLElement, theme: OjaTheme): readonly string[] {
  const { variables, scheme, refused } = readTheme(theme);
  for (const [name, value] of Object.entries(variables)) element.style.setProperty(name, value);
  if (scheme === 'auto') element.removeAttribute('data-oja-theme');
  else if (scheme) element.setAttribute('data-oja-theme', scheme);
  reportContrast(element);
  return refused;
}
