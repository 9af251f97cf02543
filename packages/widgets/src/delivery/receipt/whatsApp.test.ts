import { afterEach, expect, it, vi } from 'vitest';
import { openWhatsApp } from './whatsApp.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('opens WhatsApp even if a name was cut in the middle of an emoji', () => {
  const open = vi.fn();
  vi.stubGlobal('window', { open });
  openWhatsApp('Sold to Ada \ud83d');
  expect(open.mock.calls[0]?.[0]).toBe('https://wa.me/?text=Sold%20to%20Ada%20%EF%BF%BD');
});
