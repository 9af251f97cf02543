import { expect, it } from 'vitest';
import { inTime, providerSilent } from './inTime.ts';

it('gives the result of work that is quick, and its failure', async () => {
  await expect(inTime(Promise.resolve(7))).resolves.toBe(7);
  await expect(inTime(Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

it('refuses with 503 what takes too long, even when it fails afterwards', async () => {
  const { promise, reject } = Promise.withResolvers<never>();
  await expect(inTime(promise, 10)).rejects.toMatchObject({ status: 503, code: 'busy' });
  reject(new Error('too late to matter'));
});

it('names the party that timed out, where that is known', async () => {
  const { promise } = Promise.withResolvers<never>();
  await expect(inTime(promise, 10, providerSilent)).rejects.toMatchObject({
    status: 503,
    code: 'provider_silent',
    details: { headers: { 'Retry-After': '2' } },
  });
});
