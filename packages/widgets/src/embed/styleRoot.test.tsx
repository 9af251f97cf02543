import { afterEach, expect, test } from 'vitest';
import { addRules } from './rules.ts';
import { styleRoot } from './styleRoot.ts';

const rootForTest = () =>
  document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
/** Color of text with a class that only these rules know. */
const colorIn = (root: ShadowRoot) => {
  const text = root.appendChild(document.createElement('p'));
  text.className = 'late';
  return getComputedStyle(text).color;
};

afterEach(() => document.body.replaceChildren());

test('gives an element the rules of code that is loaded after it is there, and elements of one document one sheet', async () => {
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
