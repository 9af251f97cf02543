import { describe, expect, it } from 'vitest';
import {
  cableSale,
  type DemoPurchase,
  keyChangeSale,
  parsePurchase,
  pinSale,
  powerSale,
} from '../../testing/demoPurchases.ts';
import { en } from '../../text/en.ts';
import { inLanguage } from '../../text/inLanguage.ts';
import { locales } from '../../text/locales.helper.ts';
import { plainReceipt } from './plainReceipt.ts';
import { receiptText } from './receiptText.ts';

const about = { seller: 'Amaka Okafor', support: '0801 234 5678' };
const written = (sale: DemoPurchase, of = about) => receiptText(parsePurchase(sale), of, en);
const linesOf = (sale: DemoPurchase) =>
  Object.fromEntries(
    plainReceipt(parsePurchase(sale), about, en).lines.map(({ term, value }) => [term, value]),
  );

describe('a receipt as a message', () => {
  it('starts with the item and the token, then lists every detail a customer may ask for', () => {
    expect(written(powerSale)).toBe(`*Ikeja Electric prepaid*
₦5,000.00 \u00b7 Delivered

Token:
2636 2054 4059 8275 7802

Units: 22.2 kWh
Tariff: ₦209.50 per kWh
VAT: ₦348.84
Service: Electricity
Meter: 9900 0000 010
Customer: ADEWALE OKONKWO
Address: 12 Allen Avenue, Ikeja
Fee: ₦100.00
Energy: ₦4,651.16
Reference: OJA-9101
Provider reference: IE-7700123
Date: 21 Nov 2026, 09:41

Sold by: Amaka Okafor
Support 0801 234 5678`);
  });

  it('puts numbered key change codes before the token, after the instruction', () => {
    const message = written(keyChangeSale);
    const order = [
      en.deliverables.stepsBody,
      'Step 1. Key change code:\n1111 2222 3333 4444 5555',
      'Step 2. Key change code:\n6666 7777 8888 9999 0000',
      'Step 3. Token:\n2636 2054 4059 8275 7802',
      'Units: ',
    ].map((part) => message.indexOf(part));
    expect(order).not.toContain(-1);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  it('includes the serial number with each PIN', () => {
    expect(written(pinSale)).toContain('Pin 2 of 3:\n3678 2513 2139\nSerial WRN123456791');
  });

  it('includes the decoder instruction only once the purchase is delivered', () => {
    expect(written(cableSale)).toContain(en.deliverables.instructions['keep-decoder-on']);
    expect(written({ ...cableSale, status: 'pending' })).not.toContain(
      en.deliverables.instructions['keep-decoder-on'],
    );
  });

  it.each(['pending', 'failed', 'reversed', 'delivered'])(
    'hides the commission and the balance if the purchase is %s',
    (status) => {
      const message = written({ ...powerSale, status, commission: '77.70' });
      expect(message).not.toMatch(/77\.70|48,250|43,250|earn|balance|held|charged/i);
    },
  );

  it('omits missing, empty and zero values', () => {
    const message = written(
      { delivery: { units: '0', tariff: 'N/A', vat: '0.00', customerName: '', token: 'N/A' }, fee: '0.00' },
      { seller: null, support: null } as never,
    );
    expect(message).not.toMatch(/N\/A|: ?$|: \n|Units|Tariff|VAT|Customer|Fee|Token|Sold by|Support/m);
    expect(message).toContain('Date: 21 Nov 2026, 09:41');
  });

  it('shows an unknown status as text and never says delivered', () => {
    expect(written({ status: 'ORDER_ON_HOLD' })).toContain('\u00b7 ORDER_ON_HOLD'.replace(/_/g, ''));
    expect(written({ status: 'ORDER_ON_HOLD' })).not.toContain(en.delivery.delivered);
  });

  it('strips WhatsApp formatting marks from names but not from codes', () => {
    const message = written({ name: 'A *bold* _plan_', delivery: { pins: [{ pin: 'A_b*c~9' }] } });
    expect(message).toMatch(/^\*A bold plan\*\n/);
    expect(message).toContain('A_b*c~9');
  });
});

describe('the lines of a receipt', () => {
  it('use the labels of the category, or general labels for an unknown category', () => {
    expect(linesOf(cableSale)).toMatchObject({ 'Card number': '1000 0000 01', Package: 'DStv Compact' });
    expect(linesOf({})).toMatchObject({ Phone: '0803 123 4567', Plan: 'MTN 1 GB \u00b7 30 days' });
    expect(linesOf({ category: 'insurance' })).toMatchObject({
      To: '0803 123 4567',
      What: 'MTN 1 GB \u00b7 30 days',
    });
  });

  it('include the receipt number that a postpaid customer gets instead of a token', () => {
    const delivery = { receiptNumber: '7700123', arrears: '1000.00' };
    expect(linesOf({ ...powerSale, recipient: '12/34/56/7890-01', delivery })).toMatchObject({
      Meter: '12/34/56/7890-01',
      'Receipt number': '7700123',
      'Paid to arrears': '₦1,000.00',
    });
  });
});

it.each(locales)(
  'is written in $tag with the same figures, codes and dates as in English',
  ({ catalogue }) => {
    const text = inLanguage(catalogue, en);
    const message = receiptText(parsePurchase(powerSale), about, text);
    const { receipt, deliverables, delivery } = text;
    for (const word of [
      delivery.delivered,
      receipt.customer,
      receipt.date,
      receipt.soldBy,
      deliverables.tariff,
    ])
      expect(message).toContain(word);
    const figures = (said: string) => said.match(/[\d,.]*\d/g);
    expect(figures(message)).toEqual(figures(written(powerSale)));
  },
);
