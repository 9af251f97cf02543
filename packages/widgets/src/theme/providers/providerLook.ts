/** A provider's tile: two letters in a readable ink on the colour that the provider is known for. Never a copied logo. */
export type ProviderLook = Readonly<{ letters: string; ground: string; ink: string }>;

/** Looks by the first word of a service's id ("mtn" for "mtn-data"), in every spelling that servers use. */
export type ProviderLooks = Readonly<Record<string, ProviderLook>>;

const white = '#ffffff';

/** Creates the looks from rows: first words of the ids, letters, background, and the ink if white is not readable. */
export const looksFrom = (
  rows: readonly (readonly [words: string, letters: string, ground: string, ink?: string])[],
): ProviderLooks =>
  Object.fromEntries(
    rows.flatMap(([words, letters, ground, ink = white]) =>
      words.split(' ').map((word) => [word, { letters, ground, ink }]),
    ),
  );

/** The look of a service's provider; `undefined` for an unknown one. */
export const findProviderLook = (looks: ProviderLooks, serviceId: string): ProviderLook | undefined =>
  looks[serviceId.toLowerCase().split(/[^a-z0-9]/, 1)[0] ?? ''];
