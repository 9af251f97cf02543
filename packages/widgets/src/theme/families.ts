const fallback = 'system-ui, -apple-system, "Segoe UI", sans-serif';

/**
 * The three fonts of the specification (section 9). `Roboto` is preinstalled on Android; elsewhere the bundled font is
 * used. Until it loads, "Roboto Fallback" is used if the page defines it: a system font with the width of Roboto.
 */
export const families = {
  Roboto: `Roboto, "Roboto Variable", "Roboto Fallback", ${fallback}`,
  Poppins: `Poppins, ${fallback}`,
  Inter: `Inter, "Inter Variable", ${fallback}`,
} as const;

export type FamilyName = keyof typeof families;
export const familyNames = Object.keys(families) as readonly FamilyName[];

/** Whether the font has ₦ and tabular figures. Without them, as in Poppins and unknown fonts, figures use Roboto. */
const carriesFigures: Readonly<Record<FamilyName, boolean>> = { Roboto: true, Poppins: false, Inter: true };

/** The font stack for money, counts and codes next to text in `family`. */
export function figuresFor(family: FamilyName | undefined): string {
  return family !== undefined && carriesFigures[family] ? families[family] : families.Roboto;
}

export const mono = 'ui-monospace, "Roboto Mono", "SF Mono", Menlo, Consolas, monospace';
