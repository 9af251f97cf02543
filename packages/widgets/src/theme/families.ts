const fallback = 'system-ui, -apple-system, "Segoe UI", sans-serif';

/**
 * The three fonts of the specification (section 9). `Roboto` is Android's own; elsewhere the bundled one is used, and
 * until that has arrived "Roboto Fallback", where the page has one: a font of the device, set as wide as Roboto.
 */
export const families = {
  Roboto: `Roboto, "Roboto Variable", "Roboto Fallback", ${fallback}`,
  Poppins: `Poppins, ${fallback}`,
  Inter: `Inter, "Inter Variable", ${fallback}`,
} as const;

export type FamilyName = keyof typeof families;
export const familyNames = Object.keys(families) as readonly FamilyName[];

/** Poppins has no ₦ and no tabular figures, and an unknown font may have neither: figures then use Roboto. */
const carriesFigures: Readonly<Record<FamilyName, boolean>> = { Roboto: true, Poppins: false, Inter: true };

/** The font stack for money, counts and codes beside text in `family`. */
export function figuresFor(family: FamilyName | undefined): string {
  return family !== undefined && carriesFigures[family] ? families[family] : families.Roboto;
}

export const mono = 'ui-monospace, "Roboto Mono", "SF Mono", Menlo, Consolas, monospace';
