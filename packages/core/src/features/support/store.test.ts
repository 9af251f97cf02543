import { describe, expect, it } from 'vitest';
import { html, ok, type Reply } from '../../testing/fakeServer.ts';
import { createTestCall } from '../../testing/testCall.helper.ts';
import { createSupportStore } from './store.ts';

describe('the support phone', () => {
  const phoneFor = (link: string) =>
    createSupportStore(createTestCall({ contact: () => ok([{ link }]) })).chatPhone();

  it.each([
    'https://wa.me/send?phone=2348012345678',
    'https://wa.me/send?phone=+234 801 234 5678',
    'https://wa.me/send?phone=234-801-234-5678',
  ])('is the number after the "=" of %s', async (link) => {
    expect(await phoneFor(link)).toBe('2348012345678');
  });

  it.each([
    'https://wa.me/2348012345678',
    'https://wa.me/send?phone=2348012345678@evil.example/',
    'https://wa.me/send?phone=2348012345678/../447700900123',
    'https://wa.me/send?phone=447700900123',
    'https://wa.me/send?phone=08012345678',
    'javascript:alert(1)=',
    '',
  ])('is null for %j', async (link) => {
    expect(await phoneFor(link)).toBeNull();
  });

  it('is null if the request fails or the list is empty', async () => {
    for (const reply of [html(502), ok([]), ok(null)] as Reply<never>[]) {
      expect(await createSupportStore(createTestCall({ contact: () => reply })).chatPhone()).toBeNull();
    }
  });
});
