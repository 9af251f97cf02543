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

describe('commands', () => {
  it('are all there before anything is typed, customers first, then screens, then actions', () => {
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

  it('are found by the beginnings of their words, in any order and any case', () => {
    expect(found('hist TRANS')).toEqual(['Transactions History']);
    expect(found('mon')).toEqual(['Add money']);
    expect(found('oney')).toEqual([]);
  });

  it('are found without the marks that a keyboard lacks', () => {
    expect(found('owo ina')).toEqual(['Owó iná']);
  });

  it('stand first within their group where the name begins with what was typed', () => {
    const two = [make('screens', 'My data'), make('screens', 'Data')];
    expect(matchCommands(two, 'da').map(({ label }) => label)).toEqual(['Data', 'My data']);
  });

  it('are found by what else tells them apart', () => {
    expect(found('0803')).toEqual(['Mama Chidi']);
  });
});
