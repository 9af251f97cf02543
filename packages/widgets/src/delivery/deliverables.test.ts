import { describe, expect, it } from 'vitest';
import { deliverablesOf, omitEmptyFigure, readCode } from './deliverables.ts';

const token = { copied: '26362054405982757802', groups: ['2636', '2054', '4059', '8275', '7802'] };

describe('readCode', () => {
  it.each([
    '26362054405982757802',
    'Token : 26362054405982757802',
    'TOKEN:2636-2054-4059-8275-7802',
    'Token No: 2636 2054 4059 8275 7802',
    '  2636\u00a02054 4059 8275 7802 ',
  ])('reads "%s" as digits to copy and groups of four to show', (written) => {
    expect(readCode(written)).toEqual(token);
  });

  it.each(['N/A', 'n/a', '', ' ', '-', '0', '0000', 'null', 'Token : N/A', undefined])(
    'returns null for the placeholder "%s"',
    (written) => expect(readCode(written)).toBeNull(),
  );

  it('keeps leading zeros', () => {
    expect(readCode('098765432112')).toEqual({ copied: '098765432112', groups: ['0987', '6543', '2112'] });
    expect(readCode('0123456789')?.groups).toEqual(['0123', '4567', '89']);
  });

  it('keeps a code with letters in one piece', () => {
    expect(readCode('PIN: AB12-34cd')).toEqual({ copied: 'AB12-34cd', groups: ['AB12-34cd'] });
  });
});

describe('deliverables', () => {
  it('omits values that a provider left empty', () => {
    const delivery = { token: 'N/A', kct: ['', 'N/A'], pins: [{ pin: 'N/A', serial: 'S1' }] };
    expect(deliverablesOf({ delivery })).toEqual({ token: null, keyChange: [], pins: [] });
    expect(deliverablesOf({ delivery: undefined })).toEqual({ token: null, keyChange: [], pins: [] });
  });

  it('keeps key change codes in the order of the response', () => {
    const { keyChange } = deliverablesOf({
      delivery: { kct: ['11112222333344445555', '66667777888899990000'] },
    });
    expect(keyChange.map(({ copied }) => copied)).toEqual(['11112222333344445555', '66667777888899990000']);
  });

  it.each([
    ['22.2 kWh', '22.2 kWh'],
    ['0.5', '0.5'],
    ['10 kWh', '10 kWh'],
    ['₦209.50 per kWh', '₦209.50 per kWh'],
    ['0', null],
    ['0.00', null],
    ['0 kWh', null],
    ['₦0.00', null],
    [undefined, null],
  ])('shows "%s" as %s', (line, shown) => expect(omitEmptyFigure(line)).toBe(shown));
});
