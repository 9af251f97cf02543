import { HOUR } from '@oja/core';

/** Visit counter of this device. Contains no data of the agent. */
interface Visits {
  readonly count: number;
  /** Start of the latest visit, in ms since 1970. */
  readonly at: number;
  /** True once the offer was accepted or dismissed. */
  readonly isAnswered: boolean;
}

const KEY = 'oja_visits';
/** Number of visits before the offer: an agent who returns this often knows what the app is for. */
const DUE = 3;
/** A start within this time of the last visit, in ms, belongs to the same visit. */
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
    // Storage is blocked or full, so the offer is never made.
  }
}

/** Counts the visit that starts at `now`. */
export function countVisit(now: number): void {
  const visits = read();
  if (now - visits.at > APART) write({ ...visits, count: visits.count + 1, at: now });
}

/** True from the third visit on, until the offer is answered. */
export function isOfferDue(): boolean {
  const { count, isAnswered } = read();
  return count >= DUE && !isAnswered;
}

/** Records an answer: the offer is not made again. */
export function answerOffer(): void {
  write({ ...read(), isAnswered: true });
}
