const short = new Intl.DateTimeFormat('en-GB', { timeZone: 'Africa/Lagos', weekday: 'short' });

/** "Sat" in Lagos. `at` in ms since 1970. */
export function formatWeekday(at: number): string {
  return short.format(at);
}
