import { expect, it, vi } from 'vitest';
import { parseApiBase } from './apiBase.ts';
import { isOjaError } from './ojaError.ts';

function thrownBy(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  throw new Error('It threw nothing');
}

it('recognises errors of another copy of the package', async () => {
  vi.resetModules();
  const { parseApiBase: parseInCopy } = await import('./apiBase.ts');
  const copy = await import('./ojaError.ts');
  expect(copy.isOjaError).not.toBe(isOjaError);
  for (const parse of [parseApiBase, parseInCopy]) {
    const error = thrownBy(() => parse('ftp://api.test'));
    expect(error).toMatchObject({ code: 'api-base', message: expect.stringContaining('ftp://api.test') });
    expect([isOjaError(error), copy.isOjaError(error)]).toEqual([true, true]);
  }
});

it.each([new Error('Another'), { code: 'api-base' }, 'api-base', null, undefined])(
  'is false for %o',
  (error) => {
    expect(isOjaError(error)).toBe(false);
  },
);
