import { HOUR } from '@oja/core';

/** What this device remembers of its visits. It belongs to the device: nothing in it is about the agent. */
interface Visits {
  readonly count: number;
  /** When the last one began, ms since 1970. */
  readonly at: number;
  /** True once the offer was turned down or taken. */
  readonly isAnswered: boolean;
}

const KEY = 'oja_visits';
/** Whoever comes back that often knows what the app is for. */
const DUE = 3;
/** What is opened again within this time is the same visit. */
const APART = HOUR / 2;

function read(): Visits {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const { count, at, isAnswered } = { ...(kept as Partial<Visits> | null) };
    return {
      count: Number.isSafeInteger(count) ? Number(count) : 0,
      at: typeof at === 'number' ? at : 0,
      isAnswered: isAnswered === true,
    };
  } catch {
    return { count: 0, at: 0, isAnswered: false };
  }
}

function write(visits: Visits): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(visits));
  } catch {
    // Storage is blocked or full: the offer is never made.
  }
}

/** Counts this visit, begun at `now`. */
export function countVisit(now: number): void {
  const visits = read();
  if (now - visits.at > APART) write({ ...visits, count: visits.count + 1, at: now });
}

/** True from the third visit on, until the offer was answered. */
export function isOfferDue(): boolean {
  const { count, isAnswered } = read();
  return count >= DUE && !isAnswered;
}

/** Never asks again. */
export function answerOffer(): void {
  write({ ...read(), isAnswered: true });
}
