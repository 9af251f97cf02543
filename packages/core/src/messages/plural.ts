/**
 * The forms of one message by plural category. `other` replaces a missing category. Each form contains the count,
 * because `one` is also the form of 0 in Pidgin, French and other languages (Unicode CLDR, plural rules).
 */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/**
 * Chooses the form of a message by a count, with the plural rules of a language: `createPlural('en')(count, { one:
 * `${count} plan`, other: `${count} plans` })`.
 */
export function createPlural(language: Intl.LocalesArgument) {
  // Created on first use: the first screen has few counts, or none.
  let rules: Intl.PluralRules | undefined;
  return (count: number, forms: PluralForms): string => {
    rules ??= new Intl.PluralRules(language);
    return forms[rules.select(count)] ?? forms.other;
  };
}

/** Chooses between the English forms of a message by a count. */
export const plural = /* @__PURE__ */ createPlural('en');
