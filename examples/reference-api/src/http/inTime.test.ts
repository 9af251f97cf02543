import { expect, it } from 'vitest';
import { inTime, providerSilent } from './inTime.ts';

it('resolves or rejects like the work if it is quick', async () => {
  await expect(inTime(Promise.resolve(7))).resolves.toBe(7);
  await expect(inTime(Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

it('rejects with 503 if the work takes too long, even if the work fails later', async () => {
  const { promise, reject } = Promise.withResolvers<never>();
  await expect(inTime(promise, 10)).rejects.toMatchObject({ status: 503, code: 'busy' });
  reject(new Error('too late to matter'));
});

it('rejects with the given refusal at a time-out', async () => {
  const { promise } = Promise.withResolvers<never>();
  await expect(inTime(promise, 10, providerSilent)).rejects.toMatchObject({
    status: 503,
    code: 'provider_silent',
    details: { headers: { 'Retry-After': '2' } },
  });
});
