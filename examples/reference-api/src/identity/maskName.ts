const SHOWN_OF_LONG = 2;
const LONG = 4;

/**
 * A customer's name as a visitor of a partner's page sees it: "CH*** NW***" for "CHIDI NWOSU". Who knows the name sees
 * that the number is right; who tries numbers does not learn whose they are. Two letters of a word of four or more, one
 * of a shorter one, and always three stars, so that the length is not told either.
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
