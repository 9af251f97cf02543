/**
 * The time in a header such as `Date`, in ms since 1970; `null` for what is not written as RFC 9110 has it (section
 * 5.6.7, IMF-fixdate): a bare number, or a day that the calendar lacks.
 */
export function parseHttpDate(headers: Headers, name: string): number | null {
  const written = headers.get(name);
  const at = Date.parse(written ?? '');
  return (new Date(at).toUTCString() === written && at) || null;
}
