import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { embed } from '../text/en/embed.ts';
import { embedFault } from '../text/en/embedFault.ts';
import { codes } from './codes.ts';
import * as doctor from './doctor.ts';
import type { ErrorDetail } from './events.ts';
import { createFaultReporter } from './reports.ts';

const files = 'https://cdn.example/embed/1.2.3/';
const page = { apiBase: null, settings: {} };

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());
const lines = () => vi.mocked(console.error).mock.calls;

function hear() {
  const target = new EventTarget();
  const heard: ErrorDetail[] = [];
  target.addEventListener('oja:error', (event) => heard.push((event as CustomEvent).detail));
  return { target, heard };
}

test('reports each fault as an event, and once on the console with the fix and a link', async () => {
  const tell = createFaultReporter(async () => doctor, { page, files, isBlocked: () => false });
  const { target, heard } = hear();
  const cause = new Error('Why');
  for (let times = 0; times < 3; times++)
    expect(await tell(target, { code: 'token-failed', cause })).toEqual({
      whose: 'host',
      words: embedFault.host,
    });
  expect(lines()).toEqual([[`Oja: ${codes['token-failed'].fix} ${files}errors.html#token-failed`, cause]]);
  expect(heard).toEqual(Array(3).fill({ code: 'token-failed', whose: 'host', cause }));
});

describe('reporting while the code that explains faults fails to load', () => {
  test.each([
    [true, 'csp-script', 'host'],
    [false, 'code-lost', 'network'],
  ] as const)('reports the failure itself; blocked by the page: %s', async (isBlocked, code, whose) => {
    const cause = new TypeError('Failed to fetch');
    const tell = createFaultReporter(() => Promise.reject(cause), {
      page,
      files,
      isBlocked: () => isBlocked,
    });
    const { target, heard } = hear();
    expect(await tell(target, { code: 'no-get-token' })).toEqual({ whose, words: embed.lost });
    expect(heard).toEqual([{ code, whose, cause }]);
    expect(lines()).toEqual([[`Oja: ${code} ${files}errors.html#${code}`]]);
  });
});

test('every code says who can fix it, and how', () => {
  for (const { whose, fix } of Object.values(codes)) {
    expect(whose).toMatch(/^(?:host|oja|visitor|network)$/);
    expect(fix).toMatch(/^\S.{20,}\.$/);
  }
});
