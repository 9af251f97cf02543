/**
 * Parses the time in a header such as `Date`, in ms since 1970. Returns `null` for text that is not an
 * IMF-fixdate (RFC 9110, section 5.6.7), such as a bare number, and for a day that the calendar lacks.
 */
export function parseHttpDate(headers: Headers, name: string): number | null {
  const written = headers.get(name);
  const at = Date.parse(written ?? '');
  return (new Date(at).toUTCString() === written && at) || null;
}
