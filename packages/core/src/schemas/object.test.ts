import * as v from 'valibot';
import { expect, test } from 'vitest';
import { object } from './object.ts';

/** What `run` gives on a page whose old library has given every object another property. */
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

test('reads its own entries alone, whatever the page has given to every object', () => {
  const schema = object({ name: v.string() });
  expect(amidPollution(() => v.safeParse(schema, { name: 'MTN', more: 1 })).output).toEqual({ name: 'MTN' });
  expect(amidPollution(() => v.safeParse(schema, {})).success).toBe(false);
});
