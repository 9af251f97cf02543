import { afterEach, expect, test } from 'vitest';
import { addRules } from './rules.ts';
import { styleRoot } from './styleRoot.ts';

const rootForTest = () =>
  document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
/** Color of text with a class that only these rules style. */
const colorIn = (root: ShadowRoot) => {
  const text = root.appendChild(document.createElement('p'));
  text.className = 'late';
  return getComputedStyle(text).color;
};

afterEach(() => document.body.replaceChildren());

test('applies rules of code that loads later, and shares one stylesheet per document', async () => {
  const [one, other] = [rootForTest(), rootForTest()];
  for (const root of [one, other]) styleRoot(root);
  expect(colorIn(one)).not.toBe('rgb(1, 2, 3)');
  addRules('.late { color: rgb(1, 2, 3) }');
  await Promise.resolve();
  expect([one, other].map(colorIn)).toEqual(['rgb(1, 2, 3)', 'rgb(1, 2, 3)']);
  expect(one.adoptedStyleSheets).toEqual(other.adoptedStyleSheets);
  addRules('.late { color: rgb(4, 5, 6) }');
  await Promise.resolve();
  expect(colorIn(one)).toBe('rgb(4, 5, 6)');
});
