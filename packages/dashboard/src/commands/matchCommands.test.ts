import { describe, expect, it } from 'vitest';
import { type Command, matchCommands } from './matchCommands.ts';

const make = (group: Command['group'], label: string, note?: string): Command => ({
  id: label,
  group,
  label,
  glyph: '',
  run() {},
  ...(note !== undefined && { note }),
});
const commands = [
  make('screens', 'Dashboard'),
  make('screens', 'Transactions History'),
  make('screens', 'Add money'),
  make('screens', 'Owó iná'),
  make('actions', 'Hide the balance'),
  make('actions', 'Account Settings'),
  make('customers', 'Mama Chidi', '0803 123 4567'),
];
const found = (typed: string) => matchCommands(commands, typed).map(({ label }) => label);

describe('matchCommands', () => {
  it('returns all commands without a query: customers, then screens, then actions', () => {
    expect(found('')).toEqual([
      'Mama Chidi',
      'Dashboard',
      'Transactions History',
      'Add money',
      'Owó iná',
      'Hide the balance',
      'Account Settings',
    ]);
  });

  it('matches the beginnings of words, in any order and case', () => {
    expect(found('hist TRANS')).toEqual(['Transactions History']);
    expect(found('mon')).toEqual(['Add money']);
    expect(found('oney')).toEqual([]);
  });

  it('ignores diacritics', () => {
    expect(found('owo ina')).toEqual(['Owó iná']);
  });

  it('ranks names that start with the query first within a group', () => {
    const two = [make('screens', 'My data'), make('screens', 'Data')];
    expect(matchCommands(two, 'da').map(({ label }) => label)).toEqual(['Data', 'My data']);
  });

  it('also searches the note', () => {
    expect(found('0803')).toEqual(['Mama Chidi']);
  });
});
