import { endpoints, type Transaction, type Wire } from '@oja/core';
import { demoTransaction } from '@oja/core/testing';

export type DemoPurchase = Partial<Wire<'transaction'>>;

/** Purchases that deliver something, as the server sends them. All people are fictitious. */
export const powerSale: DemoPurchase = {
  id: '9101',
  ref: 'OJA-9101',
  reference: '0192a4c7-91aa-4c5e-9d55-0f5a1b2c3c41',
  name: 'Ikeja Electric prepaid',
  description: 'Prepaid electricity for 9900 0000 010',
  amount: '5000.00',
  fee: '100.00',
  commission: '50.00',
  category: 'electricity',
  serviceId: 'ikeja-electric',
  recipient: '99000000010',
  details: { balance: { before: '48250.00', after: '43250.00' } },
  delivery: {
    token: 'Token : 26362054405982757802',
    units: '22.2 kWh',
    tariff: '₦209.50 per kWh',
    vat: '348.84',
    tokenAmount: '4651.16',
    arrears: '0.00',
    customerName: 'ADEWALE OKONKWO',
    address: '12 Allen Avenue, Ikeja',
    providerReference: 'IE-7700123',
  },
};

export const keyChangeSale: DemoPurchase = {
  ...powerSale,
  recipient: '99000000036',
  delivery: {
    ...(powerSale.delivery as object),
    customerName: 'NGOZI EZE',
    kct: ['1111-2222-3333-4444-5555', '66667777888899990000'],
  },
};

/** A purchase of `count` recharge cards. */
export const cardSale = (count: number): DemoPurchase => ({
  id: '9103',
  ref: 'OJA-9103',
  name: 'MTN ₦100 card',
  description: `${count} pins`,
  amount: `${count * 100}.00`,
  commission: `${count * 3}.00`,
  category: 'recharge-card',
  serviceId: 'mtn-recharge-card',
  recipient: '08031234567',
  delivery: {
    pins: Array.from({ length: count }, (_, at) => ({
      pin: `36018870215400${String(at * 10).padStart(3, '0')}`,
      serial: String(88_110_000 + at),
      expires: '31 Dec 2028',
    })),
  },
});

export const pinSale: DemoPurchase = {
  id: '9102',
  ref: 'OJA-9102',
  name: 'WAEC result checker',
  description: '3 pins',
  amount: '11700.00',
  commission: '750.00',
  category: 'result-checker',
  serviceId: 'waec',
  recipient: '08031234567',
  delivery: {
    pins: [
      { pin: '098765432112', serial: 'WRN123456790' },
      { pin: '367825132139', serial: 'WRN123456791' },
      { pin: '551200347810', serial: 'WRN123456792' },
    ],
  },
};

export const cableSale: DemoPurchase = {
  id: '9103',
  ref: 'OJA-9103',
  name: 'DStv Compact',
  description: 'DStv Compact, 1 month',
  amount: '19000.00',
  commission: '190.00',
  category: 'cable',
  serviceId: 'dstv',
  recipient: '1000000001',
  delivery: { customerName: 'FATIMA BELLO', providerReference: 'MC-55120' },
};

/** Parses a purchase as core does. */
export function parsePurchase(sale: DemoPurchase = {}): Transaction {
  const read = endpoints.transaction.answer['~standard'].validate(demoTransaction(sale));
  if (read instanceof Promise || read.issues) throw new Error('The demo sale does not fit the table.');
  return read.value;
}
