import { expect, it } from 'vitest';
import { findPieces, parts } from './deepParts.mjs';

const names = (...wanted: string[]) => findPieces(wanted).map(({ name }) => name);

it('runs every part where none is named', () => {
  expect(new Set(findPieces([]).map(({ part }) => part))).toEqual(new Set(parts));
});

it('runs all pieces of a part, or the one that is named', () => {
  expect(names('preact')).toEqual(['preact-1', 'preact-2']);
  expect(names('faults-2', 'docs')).toEqual(['faults-2', 'docs']);
});

it('cuts a part by its files, and a part of one file by what that file reads', () => {
  expect(findPieces(['preact-2'])[0]).toMatchObject({
    args: expect.arrayContaining(['--shard=2/2']),
    env: {},
  });
  expect(findPieces(['faults-2'])[0]).toMatchObject({ env: { OJA_PIECE: '2/4' } });
});

it('names the parts that there are where one is unknown', () => {
  expect(() => findPieces(['no-such-part'])).toThrow(/"no-such-part".*pictures/s);
});
