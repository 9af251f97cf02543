import { expect, it } from 'vitest';
import { faultKinds } from './faultKinds.ts';
import { seededFaultProfile } from './faultProfile.helper.ts';

const references = Array.from({ length: 1_000 }, (_, index) => `purchase-${index}`);
const path = '/api/v1/agent/services/data/purchase';
const deal = (seed: number) => {
  const profile = seededFaultProfile(seed);
  return references.map((reference) => profile({ method: 'POST', path, reference }));
};

it('draws the same faults for the same seed, and others for another seed', () => {
  expect(deal(7)).toEqual(deal(7));
  expect(deal(7)).not.toEqual(deal(8));
});

it('affects about 65 % of purchases, with every kind of fault', () => {
  const faults = deal(3).filter((fault) => fault !== undefined);
  expect(faults.length).toBeGreaterThan(580);
  expect(faults.length).toBeLessThan(720);
  expect(new Set(faults.map(({ kind }) => kind)).size).toBe(faultKinds.length);
});

it('never affects sign-in', () => {
  const profile = seededFaultProfile(3);
  const login = { method: 'POST', path: '/api/v1/agent/auth/login', reference: undefined };
  expect(references.map(() => profile(login)).every((fault) => fault === undefined)).toBe(true);
});
