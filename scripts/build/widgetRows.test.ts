import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { expect, it } from 'vitest';
import { endpoints } from '../../packages/core/src/endpoints.ts';
import { at } from './paths.ts';
import { widgetRows } from './widgetRows.ts';

const source = readFileSync(at('packages/core/src/endpoints.ts'), 'utf8');
const namesIn = (code: string) =>
  [...code.matchAll(/^ {2}(\w+): \{ method: /gm)].map(([, name = '']) => name);

/** What the build makes of the table. */
function transformed(code: string, withLookUps = true): string {
  const { transform } = widgetRows(withLookUps) as Plugin & {
    transform: { handler(this: { error(why: string): never }, code: string): { code: string } };
  };
  const error = (why: string): never => {
    throw new Error(why);
  };
  return transform.handler.call({ error }, code).code;
}

it('leaves in the table what a widget session may call, and nothing else', () => {
  const widgets = Object.entries(endpoints).filter(([, { auth }]) => auth === 'agent-or-widget');
  expect(namesIn(source)).toEqual(Object.keys(endpoints));
  expect(namesIn(transformed(source))).toEqual(widgets.map(([name]) => name));
});

it('leaves the look-ups out for a tag that makes none', () => {
  const left = namesIn(transformed(source, false));
  expect(left).toEqual(['services', 'purchase', 'voidPurchase', 'transaction']);
});

it.each([
  ['written otherwise', source.replaceAll('{ method:', '{\n    method:')],
  ['without a row for widgets', source.replaceAll("'agent-or-widget'", "'agent'")],
  ['that was cut already', transformed(source)],
])('refuses a table %s', (_, code) => {
  expect(() => transformed(code)).toThrow('is not laid out line by line any more');
});
