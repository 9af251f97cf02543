const SHOWN_OF_LONG = 2;
const LONG = 4;

/**
 * Masks a customer's name for a visitor of a partner's page: "CH*** NW***" for "CHIDI NWOSU". A visitor who knows the
 * name can confirm it, but one who tries numbers does not learn names. Shows two letters of a word of four or more,
 * one of a shorter one, and always three stars, so that the length stays hidden.
 */
export function maskName(name: string): string {
  return name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => {
      const letters = [...word];
      return `${letters.slice(0, letters.length >= LONG ? SHOWN_OF_LONG : 1).join('')}***`;
    })
    .join(' ');
}
