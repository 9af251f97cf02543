import { describe, expect, it } from 'vitest';
import { type Piece, printAnswer } from './printJson.ts';

const shown = (pieces: readonly Piece[]) =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : '[covered]')).join('');
const print = (value: unknown) => printAnswer(JSON.stringify(value));

describe('printAnswer', () => {
  it.each([
    [{ data: [], meta: {}, n: 1.5, no: false, nothing: null, words: 'a "b" \\ \u0000' }],
    [{ data: { list: [[1, [2]], { a: 'b' }] } }],
    ['short'],
    [42],
  ])('prints JSON without secrets unchanged: %j', (value) => {
    expect(shown(print(value)).replace(/\s/g, '')).toBe(JSON.stringify(value, null, 2).replace(/\s/g, ''));
    expect(JSON.parse(shown(print(value)))).toEqual(value);
  });

  it('indents the JSON by two spaces', () => {
    expect(shown(print({ data: { a: [1, 2] } }))).toBe(JSON.stringify({ data: { a: [1, 2] } }, null, 2));
  });

  it('covers each token, key change token, serial and pin at any depth, even a numeric token', () => {
    const pieces = print({
      data: { delivery: { token: 26362054405, kct: ['1', '2'], pins: [{ serial: 's', pin: 'p' }] } },
    });
    expect(pieces.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.covered]))).toEqual([
      '26362054405',
      '1',
      '2',
      's',
      'p',
    ]);
  });

  it('covers neither empty secrets nor fields with similar names', () => {
    expect(print({ tokenAmount: '139.53', pinned: true, serials: 'x', token: '', pins: [] })).toHaveLength(1);
  });

  it.each([
    ['a field', { data: [{ key: 'oja_live_0123456789' }] }],
    ['a bare text', { data: 'oja_live_0123456789' }],
    ['a list of bare texts', { data: ['oja_live_0123456789'] }],
  ])('shows only the first characters of a key: %s', (_, value) => {
    expect(shown(print(value))).toContain('"oja_live••••••••"');
    expect(JSON.stringify(print(value))).not.toContain('0123456789');
  });

  it('returns text that is not JSON unchanged', () => {
    expect(printAnswer('<h1>Bad gateway</h1>')).toEqual(['<h1>Bad gateway</h1>']);
  });
});
