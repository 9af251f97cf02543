import { describe, expect, it, vi } from 'vitest';
import { imageAddress } from './imageAddress.ts';

const page = 'https://agents.good.ng';

describe('the image address of a transaction', () => {
  it.each([
    ['/images/mtn.png', '', 'https://agents.good.ng/images/mtn.png'],
    ['images/mtn.png', '', 'https://agents.good.ng/images/mtn.png'],
    ['https://agents.good.ng/mtn.png', '', 'https://agents.good.ng/mtn.png'],
    ['/mtn.png', 'https://api.good.ng', 'https://api.good.ng/mtn.png'],
    ['https://api.good.ng/mtn.png', 'https://api.good.ng', 'https://api.good.ng/mtn.png'],
  ])('for %s of the API at "%s" is %s', (raw, base, address) => {
    expect(imageAddress(raw, base, page)).toBe(address);
  });

  it.each([
    undefined,
    '',
    'https://evil.example/mtn.png',
    '//evil.example/mtn.png',
    '\\\\evil.example/mtn.png',
    'http://agents.good.ng/mtn.png',
    'https://agents.good.ng:8443/mtn.png',
    'https://agents.good.ng@evil.example/mtn.png',
    'https://user:secret@agents.good.ng/mtn.png',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg onload="alert(1)"/>',
    'blob:https://agents.good.ng/0192f0c4',
    'https://',
  ])('is null for %s', (raw) => {
    expect(imageAddress(raw, '', page)).toBeNull();
  });

  it('works in a browser without URL.canParse', () => {
    vi.stubGlobal('URL', class extends URL {});
    Object.defineProperty(URL, 'canParse', { value: undefined });
    try {
      expect(imageAddress('/mtn.png', '', page)).toBe('https://agents.good.ng/mtn.png');
      expect(imageAddress('https://', '', page)).toBeNull();
    } finally {
      vi.unstubAllGlobals();
    }
  });
});
