import { demoTransaction } from '@oja/core/testing';

/** Long names, the largest amount, an unknown status, tokens and pins. */
export const extremeTransactions = [
  demoTransaction({
    id: '1',
    ref: 'OJA-1',
    name: 'Eko Electricity Distribution Company prepaid meter of the Balogun market traders’ association, block C',
    description:
      'Token for meter 0101 1602 7788 of Oluwadamilola Adebayo-Ogunleye, 14 Adeola Odeku Street, Lagos',
    amount: '9999999999.99',
    category: 'electricity',
    serviceId: 'eko-electric',
    recipient: undefined,
    delivery: { token: '26362054405982757802', units: '22.2 kWh', message: 'Loaded by the meter itself' },
    details: { balance: { before: '9999999999.99', after: '0.00' } },
  }),
  demoTransaction({
    id: '2',
    ref: 'OJA-2',
    name: 'Supercalifragilisticexpialidocious'.repeat(3),
    status: 'QUEUED_AT_TELCO',
  }),
  demoTransaction({
    id: '3',
    ref: 'OJA-3',
    name: 'DStv Compact',
    category: 'cable',
    serviceId: 'dstv',
    recipient: '7023456781',
    status: 'pending',
  }),
  demoTransaction({
    id: '4',
    ref: 'OJA-4',
    name: 'WAEC result checker',
    category: 'result-checker',
    serviceId: 'waec',
    recipient: undefined,
    delivery: { pins: [{ serial: 'WRN192345678', pin: '493820174655' }] },
  }),
];
