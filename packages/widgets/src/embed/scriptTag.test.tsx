import { afterEach, describe, expect, test } from 'vitest';
import { readBase, runningScript } from './scriptTag.ts';

afterEach(() => document.body.replaceChildren());

/** Runs a classic script and returns the result of `read` at that time. */
function whileRunning<T>(attributes: Readonly<Record<string, string>>, read: () => T): T {
  let found: T | undefined;
  Object.assign(window, { found: () => (found = read()) });
  const script = document.createElement('script');
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  script.textContent = 'window.found()';
  document.body.append(script);
  return found as T;
}

describe('the script tag', () => {
  test('is found only while it runs', () => {
    expect(whileRunning({ id: 'mine' }, () => runningScript(document)?.id)).toBe('mine');
    expect(runningScript(document)).toBeNull();
  });

  test('is found even if markup shadows document.currentScript', () => {
    for (const tag of ['img', 'form', 'iframe']) {
      const trap = document.createElement(tag);
      trap.setAttribute('name', 'currentScript');
      trap.setAttribute('data-api-base', 'https://evil.example');
      document.body.append(trap);
    }
    const isTrapped = () => !(document.currentScript instanceof HTMLScriptElement);
    const [trapped, id] = whileRunning(
      { id: 'mine' },
      () => [isTrapped(), runningScript(document)?.id] as const,
    );
    expect(trapped).toBe(true);
    expect(id).toBe('mine');
  });

  test('has no API base if its attribute is missing or blank', () => {
    for (const written of [null, undefined, '', '  ']) expect(readBase(written, undefined)).toBeNull();
  });

  test.each([
    ['https://api.example', 'https://api.example'],
    [' https://API.example:443/ ', 'https://api.example'],
    ['http://localhost:8080', 'http://localhost:8080'],
  ])('accepts the API base %s', (written, base) => {
    expect(readBase(written, undefined)).toEqual({ base });
    expect(readBase(written, [base])).toEqual({ base });
  });

  test.each([
    'https://api.example@evil.example',
    'https://api.example:x@evil.example',
    '//evil.example',
    'https:\\\\evil.example',
    'https:evil.example',
    '/api',
    'http://api.example',
    'https://api.example/path',
    'https://api.example?x',
    'https://api.example#x',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://api.example/1',
    'ftp://api.example',
    'https://',
  ])('refuses the API base %s', (written) => {
    expect(readBase(written, undefined)).toEqual({ refused: expect.any(String) });
  });

  test.each([
    'https://api.example.evil.example',
    'https://evil.example',
    'https://api.example:444',
    'http://localhost',
  ])('refuses %s, which the build does not allow', (written) => {
    expect(readBase(written, ['https://api.example'])).toEqual({ refused: expect.any(String) });
  });
});
