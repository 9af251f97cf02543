/** Two letters on the colour by which a provider is known in every shop, and an ink that can be read on it. Never a copied logo. */
export type ProviderLook = Readonly<{ letters: string; ground: string; ink: string }>;

/** By the first word of a service's id, in all the spellings that servers use: "mtn" for "mtn-data". */
export type ProviderLooks = Readonly<Record<string, ProviderLook>>;

const white = '#ffffff';

/** A table from its rows: the words of the ids, the letters, the ground, and the ink where white can't be read. */
export const looksFrom = (
  rows: readonly (readonly [words: string, letters: string, ground: string, ink?: string])[],
): ProviderLooks =>
  Object.fromEntries(
    rows.flatMap(([words, letters, ground, ink = white]) =>
      words.split(' ').map((word) => [word, { letters, ground, ink }]),
    ),
  );

/** How a provider looks, by the id of its service; undefined for an unknown one. */
export const findProviderLook = (looks: ProviderLooks, serviceId: string): ProviderLook | undefined =>
  looks[serviceId.toLowerCase().split(/[^a-z0-9]/, 1)[0] ?? ''];
