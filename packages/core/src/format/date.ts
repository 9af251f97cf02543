/** The only time zone an agent is shown, wherever the phone's clock thinks it is. */
const ZONE = 'Africa/Lagos';

const time = /* @__PURE__ */ new Intl.DateTimeFormat('en-GB', {
  timeZone: ZONE,
  hourCycle: 'h23',
  hour: '2-digit',
  minute: '2-digit',
});
const day = /* @__PURE__ */ new Intl.DateTimeFormat('en-GB', {
  timeZone: ZONE,
  day: 'numeric',
  month: 'short',
});
const dayWithYear = /* @__PURE__ */ new Intl.DateTimeFormat('en-GB', {
  timeZone: ZONE,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});
const isoDay = /* @__PURE__ */ new Intl.DateTimeFormat('en-CA', {
  timeZone: ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
const weekday = /* @__PURE__ */ new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, weekday: 'short' });
const clock = /* @__PURE__ */ new Intl.DateTimeFormat('en-GB', {
  timeZone: ZONE,
  hourCycle: 'h23',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** "09:41" in Lagos. `at` in ms since 1970. */
export function formatTime(at: number): string {
  return time.format(at);
}

/** "21 Nov, 09:41" in Lagos; with the year for another year than `now`'s. Both in ms since 1970. */
export function formatDateTime(at: number, now: number = Date.now()): string {
  const sameYear = lagosDay(at).slice(0, 4) === lagosDay(now).slice(0, 4);
  return `${(sameYear ? day : dayWithYear).format(at)}, ${time.format(at)}`;
}

/** How old a figure is, at a glance: "09:41" where `at` is today in Lagos, else "20 Nov, 17:02". Both in ms since 1970. */
export function formatMoment(at: number, now: number = Date.now()): string {
  return lagosDay(at) === lagosDay(now) ? formatTime(at) : formatDateTime(at, now);
}

/** The calendar day in Lagos as "2026-11-21": what lists are grouped by. `at` in ms since 1970. */
export function lagosDay(at: number): string {
  return isoDay.format(at);
}

/** "21 Nov", and "21 Nov 2025" for another year than `now`'s, in Lagos. Both in ms since 1970. */
export function formatDay(at: number, now: number = Date.now()): string {
  return (lagosDay(at).slice(0, 4) === lagosDay(now).slice(0, 4) ? day : dayWithYear).format(at);
}

/** "2026-11-21 09:41:05" in Lagos: for files, where spreadsheets read it as a time. `at` in ms since 1970. */
export function lagosStamp(at: number): string {
  return `${lagosDay(at)} ${clock.format(at)}`;
}

/** "Sat" in Lagos. `at` in ms since 1970. */
export function formatWeekday(at: number): string {
  return weekday.format(at);
}
