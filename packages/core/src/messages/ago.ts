import { DAY, HOUR, MINUTE, SECOND } from '../format/duration.ts';

/** An age in its largest full unit, such as 2 hours. */
export interface Age {
  readonly count: number;
  readonly unit: 'second' | 'minute' | 'hour' | 'day';
}

/** The messages of `ago`, for another language. */
export interface AgoMessages {
  readonly justNow: string;
  readonly ago: (age: Age) => string;
}

const lengths: Readonly<Record<Age['unit'], number>> = {
  second: SECOND,
  minute: MINUTE,
  hour: HOUR,
  day: DAY,
};

function ageOf(ms: number): Age {
  const unit = ms < MINUTE ? 'second' : ms < HOUR ? 'minute' : ms < DAY ? 'hour' : 'day';
  return { count: Math.floor(ms / lengths[unit]), unit };
}

/** Not Intl.RelativeTimeFormat, whose first use takes a cheap phone 50 ms. */
export const agoMessages: AgoMessages = {
  justNow: 'just now',
  ago({ count, unit }) {
    if (unit === 'day') return count === 1 ? '1 day ago' : `${count} days ago`;
    return `${count} ${{ second: 'sec', minute: 'min', hour: 'hr' }[unit]} ago`;
  },
};

/**
 * "12 min ago". `at` and `now` in ms since 1970. Returns "just now" for less than `precision` ms, and for a future
 * time, because the device's clock may have been set back.
 */
export function ago(
  at: number,
  now: number,
  messages: AgoMessages = agoMessages,
  precision = MINUTE,
): string {
  const ms = now - at;
  return ms < precision ? messages.justNow : messages.ago(ageOf(ms));
}
