import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../testing/propertyRuns.helper.ts';
import { groupPhone } from './groupDigits.ts';
import { checkPhone, formatPhone } from './phone.ts';

describe('a Nigerian mobile number', () => {
  it.each([
    ['as it is dialled', '08031234567'],
    ['in groups', '0803 123 4567'],
    ['with dashes', '0803-123-4567'],
    ['with dashes that a phone book sets', '0803‑123–4567'],
    ['in brackets', '(0803) 123-4567'],
    ['with a tab and no-break spaces', '\t0803\u00a0123\u202f4567 '],
    ['with invisible marks of a copied contact', '\u202a0803\u200b1234567\u202c'],
    ['without the zero that a spreadsheet ate', '8031234567'],
    ['with +234', '+2348031234567'],
    ['with +234 in groups', '+234 803 123 4567'],
    ['with 234', '2348031234567'],
    ['with 00234', '002348031234567'],
    ['with 009234', '0092348031234567'],
    ['with +234 and the zero too', '+23408031234567'],
    ['with +234 and the zero in brackets', '+234 (0) 803 123 4567'],
    ['with 234 and the zero too', '23408031234567'],
    ['as a spreadsheet keeps text', '="08031234567"'],
    ['with the apostrophe of a spreadsheet', "'08031234567"],
    ['as the address of a link', 'tel:+234-803-123-4567'],
    ['with a plus before the local number', '+08031234567'],
    ['with 0234', '0234 803 123 4567'],
    ['with 0234 and the zero too', '0234 0803 123 4567'],
    ['as a float of a spreadsheet', '8031234567.0'],
    ['as a float with the country code', '2348031234567.00'],
    ['in full-width digits', '０８０３１２３４５６７'],
    ['in full-width digits with a full-width plus', '＋２３４８０３１２３４５６７'],
    ['in Arabic-Indic digits', '٠٨٠٣١٢٣٤٥٦٧'],
    ['in Persian digits', '۰۸۰۳۱۲۳۴۵۶۷'],
  ])('is accepted %s', (_, raw) => {
    expect(checkPhone(raw)).toEqual({ ok: true, phone: '08031234567' });
  });

  it.each(['07101234567', '09101234567', '09141234567', '07251234567', '08191234567'])(
    'is accepted with the prefix of %s, which no network is mapped to yet',
    (raw) => {
      expect(checkPhone(raw)).toEqual({ ok: true, phone: raw });
    },
  );

  it.each([
    ['', { kind: 'empty' }],
    ['  \u200b ', { kind: 'empty' }],
    ['MTN 0803', { kind: 'letters' }],
    ['0803x1234567', { kind: 'letters' }],
    ['0803+1234567', { kind: 'letters' }],
    ['0803.123.4567', { kind: 'letters' }],
    ['803123456.0', { kind: 'letters' }],
    ['8031234567.5', { kind: 'letters' }],
    ['8.031234567E9', { kind: 'letters' }],
    ['0803/1234567', { kind: 'letters' }],
    // A superscript is a footnote mark, not a digit.
    ['0803123456²', { kind: 'letters' }],
    ['080312345', { kind: 'too-short', missing: 2 }],
    ['0', { kind: 'too-short', missing: 10 }],
    ['+234803123456', { kind: 'too-short', missing: 1 }],
    ['23480312345', { kind: 'too-short', missing: 2 }],
    ['+234', { kind: 'too-short', missing: 10 }],
    ['080312345678', { kind: 'too-long', extra: 1 }],
    ['+23480312345678', { kind: 'too-long', extra: 1 }],
    ['08001234567', { kind: 'toll-free' }],
    ['07001234567', { kind: 'toll-free' }],
    ['+2348001234567', { kind: 'toll-free' }],
    ['8001234567', { kind: 'toll-free' }],
    ['014630643', { kind: 'landline' }],
    ['02014630643', { kind: 'landline' }],
    ['+23414630643', { kind: 'landline' }],
    ['+447700900123', { kind: 'foreign' }],
    ['00447700900123', { kind: 'foreign' }],
    ['+12025550123', { kind: 'foreign' }],
    ['12345678901', { kind: 'not-mobile' }],
  ])('refuses %j with %j', (raw, issue) => {
    expect(checkPhone(raw)).toEqual({ ok: false, issue });
  });

  it('becomes 0 and ten digits or an issue, for any typed or pasted text', () => {
    const typed = fc.string({
      unit: fc.constantFrom(...'0123456789+-.() /abZ٣۴８\u200b\u202e\u00a0–'),
      maxLength: 80,
    });
    const nearly = fc
      .tuple(
        fc.constantFrom('+234', '234', '00234', '009234', '0', ''),
        fc.integer({ min: 0, max: 10 ** 11 }),
      )
      .map(([prefix, rest]) => `${prefix}${rest}`);
    fc.assert(
      fc.property(fc.oneof(typed, nearly, fc.string({ unit: 'binary' })), (raw) => {
        const check = checkPhone(raw);
        if (check.ok) expect(check.phone).toMatch(/^0[789]\d{9}$/);
        else if (check.issue.kind === 'too-short') expect(check.issue.missing).toBeGreaterThan(0);
        else if (check.issue.kind === 'too-long') expect(check.issue.extra).toBeGreaterThan(0);
      }),
      { numRuns: propertyRuns(10_000) },
    );
  });

  it('is unchanged when it is checked again after formatting', () => {
    const numbers = fc.tuple(
      fc.constantFrom('070', '080', '081', '090', '091'),
      fc.stringMatching(/^[1-9]\d{7}$/),
    );
    fc.assert(
      fc.property(numbers, ([start, rest]) => {
        const phone = `${start}${rest}`;
        expect(checkPhone(phone)).toEqual({ ok: true, phone });
        expect(checkPhone(formatPhone(phone))).toEqual({ ok: true, phone });
        expect(checkPhone(`+234${phone.slice(1)}`)).toEqual({ ok: true, phone });
      }),
    );
  });
});

describe('a formatted number', () => {
  it('has groups of four, three and four digits', () => {
    expect(formatPhone('08031234567')).toBe('0803 123 4567');
  });

  it('is unchanged if it does not have eleven digits', () => {
    expect(formatPhone('0803')).toBe('0803');
    expect(formatPhone('45067198783012')).toBe('45067198783012');
  });
});

describe('a number that is being typed', () => {
  it.each([
    ['0', '0'],
    ['0803', '0803'],
    ['08031', '0803 1'],
    ['0803123', '0803 123'],
    ['08031234', '0803 123 4'],
    ['0803 123 4567', '0803 123 4567'],
    ['0803-123-4567', '0803 123 4567'],
    ['+234 803 123 4567', '0803 123 4567'],
    ['2348031234567', '0803 123 4567'],
    ['002348031234567', '0803 123 4567'],
    // An extra digit stays visible in the last group.
    ['080312345678', '0803 123 45678'],
    // An incomplete number stays as typed, so that no digit is added while another is deleted.
    ['+234803123', '+234803123'],
    ['8031234567', '8031234567'],
    ['0803 x', '0803 x'],
    ['', ''],
  ])('shows %j as %j', (typed, shown) => {
    expect(groupPhone(typed)).toBe(shown);
    expect(groupPhone(shown)).toBe(shown);
  });

  it('keeps its meaning when it is grouped', () => {
    fc.assert(
      fc.property(fc.string(), fc.stringMatching(/^[+0-9 -]{0,18}$/), (any, number) => {
        for (const typed of [any, number]) expect(checkPhone(groupPhone(typed))).toEqual(checkPhone(typed));
      }),
      { numRuns: propertyRuns(1_000) },
    );
  });
});
