import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { printSheet } from './printSheet.ts';

beforeEach(() => {
  vi.spyOn(window, 'print').mockImplementation(() => {});
});
afterEach(() => {
  window.dispatchEvent(new Event('pointerdown'));
  vi.restoreAllMocks();
});

const print = (text = 'Token 2636 2054') =>
  printSheet(document, {
    paper: 'roll58',
    look: '',
    content: document.createTextNode(text),
    rules: () => '@page { margin: 5mm }',
  });
const sheets = () =>
  [...document.querySelectorAll('[data-oja-paper]')].map((one) => one.shadowRoot?.textContent);
const tell = (type: string, target: EventTarget = window) => target.dispatchEvent(new Event(type));
const isShown = (visibility: DocumentVisibilityState) =>
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);

test('a sheet stays while a phone’s preview renders it again for another paper size', () => {
  const styles = document.adoptedStyleSheets.length;
  print();
  tell('afterprint');
  isShown('hidden');
  tell('visibilitychange', document);
  tell('beforeprint');
  tell('afterprint');
  tell('blur');
  expect(sheets()).toEqual(['Token 2636 2054']);
  expect(document.adoptedStyleSheets).toHaveLength(styles + 1);
});

test.each([
  ['is visible again', () => isShown('visible') && tell('visibilitychange', document)],
  ['gets the focus', () => tell('focus')],
  ['comes out of the browser’s cache', () => tell('pageshow')],
])('a sheet is removed when the page %s after printing', (_, comeBack) => {
  const styles = document.adoptedStyleSheets.length;
  print();
  comeBack();
  expect(sheets()).toHaveLength(1);
  tell('afterprint');
  expect(sheets()).toHaveLength(1);
  comeBack();
  expect(sheets()).toEqual([]);
  expect(document.adoptedStyleSheets).toHaveLength(styles);
});

test.each(['pointerdown', 'keydown'])('a sheet is removed at a %s, even without afterprint', (touch) => {
  print();
  tell(touch);
  expect(sheets()).toEqual([]);
});

test('the next print replaces the sheet, and is not removed by the listeners of the last one', () => {
  print('First');
  tell('afterprint');
  print('Second');
  tell('focus');
  expect(sheets()).toEqual(['Second']);
});
