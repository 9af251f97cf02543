import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerOffer, countVisit, isOfferDue } from './visits.ts';

const MINUTE = 60_000;
const kept = new Map<string, string>();

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => {
  kept.clear();
  vi.unstubAllGlobals();
});

/** Counts visits that start this many minutes after 1970. */
const visitAt = (...minutes: number[]) => {
  for (const minute of minutes) countVisit(minute * MINUTE);
};

describe('the offer to install', () => {
  it('waits for the third visit', () => {
    visitAt(100, 200);
    expect(isOfferDue()).toBe(false);
    visitAt(300);
    expect(isOfferDue()).toBe(true);
  });

  it('counts visits within half an hour as one', () => {
    visitAt(100, 110, 130, 200, 205);
    expect(isOfferDue()).toBe(false);
  });

  it('is not made again after it was answered', () => {
    visitAt(100, 200, 300);
    answerOffer();
    visitAt(400, 500);
    expect(isOfferDue()).toBe(false);
  });

  it.each(['', 'null', '[]', '{', '{"count":"3"}', '{"count":1e400}', '5'])(
    'is not due with stored %j, and visits are counted from zero',
    (junk) => {
      kept.set('oja_visits', junk);
      expect(isOfferDue()).toBe(false);
      visitAt(100, 200, 300);
      expect(isOfferDue()).toBe(true);
    },
  );

  it('is never made if storage is blocked', () => {
    vi.stubGlobal('localStorage', null);
    visitAt(100, 200, 300);
    expect(isOfferDue()).toBe(false);
    expect(answerOffer).not.toThrow();
  });
});
