/**
 * The time of a header such as `Date`, in ms since 1970; `null` for what is not written as RFC 9110 has it (section
 * 5.6.7, IMF-fixdate): a bare number, or a day that the calendar lacks.
 */
export function parseHttpDate(raw: string | null): number | null {
  const at = Date.parse(raw ?? '');
  return Number.isFinite(at) && new Date(at).toUTCString() === raw ? at : null;
}
