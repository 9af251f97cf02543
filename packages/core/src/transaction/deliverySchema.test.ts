import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { demoTransaction } from '../contract/demo/agent.ts';
import { transactionSchema } from './schema.ts';

const read = (delivery: unknown) =>
  v.parse(transactionSchema, { ...demoTransaction(), delivery } as never).delivery;

describe('the parsed delivery', () => {
  it('has every field of an electricity receipt, with money in kobo', () => {
    expect(
      read({
        token: '26362054405982757802',
        units: '8.9 kWh',
        kct: ['11112222333344445555', '66667777888899990000'],
        tariff: '₦209.50 per kWh',
        vat: '139.53',
        tokenAmount: '1860.47',
        arrears: '1000.00',
        fixedCharge: '0.00',
        customerName: 'CHIDI NWOSU',
        address: '12 Allen Avenue, Ikeja',
        receiptNumber: '7700123',
        providerReference: 'XREF-1',
      }),
    ).toEqual({
      token: '26362054405982757802',
      units: '8.9 kWh',
      kct: ['11112222333344445555', '66667777888899990000'],
      tariff: '₦209.50 per kWh',
      vat: 13_953,
      tokenAmount: 186_047,
      arrears: 100_000,
      fixedCharge: 0,
      customerName: 'CHIDI NWOSU',
      address: '12 Allen Avenue, Ikeja',
      receiptNumber: '7700123',
      providerReference: 'XREF-1',
    });
  });

  it('has pins with and without serials', () => {
    expect(
      read({ pins: [{ pin: '098765432112', serial: 'WRN123456790' }, { pin: '3678251321392432' }] }),
    ).toEqual({ pins: [{ pin: '098765432112', serial: 'WRN123456790' }, { pin: '3678251321392432' }] });
  });

  it.each([
    ['139.53', 13_953],
    [139.53, 13_953],
    ['₦139.53', 13_953],
    ['₦1,395.30', 139_530],
    ['NGN 1,395', 139_500],
    [0, 0],
  ])('parses a VAT of %j', (vat, amount) => {
    expect(read({ vat })?.vat).toBe(amount);
  });

  it.each(['N/A', '', null, '1,39', '₦', 'Infinity', 1e21, Number.NaN, {}, [], true])(
    'omits an amount of %j and keeps the rest of the delivery',
    (odd) => {
      const delivery = read({ token: '26362054405982757802', vat: odd, arrears: odd });
      expect(delivery?.vat).toBeUndefined();
      expect(delivery?.arrears).toBeUndefined();
      expect(delivery?.token).toBe('26362054405982757802');
    },
  );

  it.each(['N/A', 'n/a', '', '  ', '-', 'null', null, {}, ['a'], false])(
    'omits a line with the value %j',
    (odd) => {
      const delivery = read({
        token: '1',
        message: odd,
        units: odd,
        tariff: odd,
        customerName: odd,
        receiptNumber: odd,
      });
      expect(Object.values(delivery ?? {}).filter((value) => value !== undefined)).toEqual(['1']);
    },
  );

  it('accepts units and a tariff as numbers, and removes invisible characters from displayed text', () => {
    expect(read({ units: 79.9, tariff: 209.5, customerName: '\u202eADA\u0000  OBI' })).toMatchObject({
      units: '79.9',
      tariff: '209.5',
      customerName: 'ADA OBI',
    });
  });

  it('refuses a token sent as a number, which has lost digits', () => {
    expect(() => read({ token: Number('26362054405982757802') })).toThrow();
  });
});
