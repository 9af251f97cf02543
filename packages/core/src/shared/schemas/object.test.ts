import * as v from 'valibot';
import { expect, test } from 'vitest';
import { object } from './object.ts';

/** Runs `run` while every object inherits an extra enumerable property, as an old library on a page may cause. */
function amidPollution<T>(run: () => T): T {
  Object.defineProperty(Object.prototype, 'extra', {
    value: 'x',
    enumerable: true,
    configurable: true,
    writable: true,
  });
  try {
    return run();
  } finally {
    Reflect.deleteProperty(Object.prototype, 'extra');
  }
}

test('parses only its own entries if the page has extended Object.prototype', () => {
  const schema = object({ name: v.string() });
  expect(amidPollution(() => v.safeParse(schema, { name: 'MTN', more: 1 })).output).toEqual({ name: 'MTN' });
  expect(amidPollution(() => v.safeParse(schema, {})).success).toBe(false);
});
