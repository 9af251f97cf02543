import { lagosDay } from './date.ts';

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Lagos',
  hourCycle: 'h23',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** "2026-11-21 09:41:05" in Lagos: for files, where spreadsheets read it as a time. `at` in ms since 1970. */
export function lagosStamp(at: number): string {
  return `${lagosDay(at)} ${clock.format(at)}`;
}
