import type { lookUpEndpoints } from '../../catalogue/lookUpEndpoints.ts';
import type { WireOf } from '../../http/endpoint.ts';
import type { transactionEndpoints } from '../../transaction/endpoints.ts';
import { demoTransaction } from './agent.ts';

export const demoMeter: WireOf<typeof lookUpEndpoints.meter> = {
  customerName: 'CHIDI NWOSU',
  address: '12 Allen Avenue, Ikeja',
  meterNumber: '99000000028',
  meterType: 'prepaid',
  minimumAmount: '1000.00',
  arrears: '3450.00',
  canVend: true,
};

export const demoSmartcard: WireOf<typeof lookUpEndpoints.smartcard> = {
  customerName: 'FATIMA BELLO',
  status: 'Open',
  dueDate: '2026-11-23T00:00:00+01:00',
  currentPlan: 'DStv Compact',
  currentPlanId: 'dstv-compact',
  renewalAmount: '19000.00',
};

export const demoProfile: WireOf<typeof lookUpEndpoints.profile> = { customerName: 'TUNDE ADEYEMI' };

/** An electricity purchase for a customer with arrears; the lines of its receipt add up to the amount. */
export const demoPowerPurchase: WireOf<typeof transactionEndpoints.transaction> = demoTransaction({
  id: '9002',
  ref: 'OJA-9002',
  name: 'Ikeja Electric prepaid',
  amount: '2000.00',
  description: 'Meter 99000000028',
  category: 'electricity',
  serviceId: 'ikeja-electric',
  meterType: 'prepaid',
  recipient: '99000000028',
  commission: '20.00',
  details: { balance: { before: '47794.00', after: '45794.00' } },
  delivery: {
    message: 'The network confirmed the delivery.',
    token: '26362054405982757802',
    units: '4.4 kWh',
    tariff: '₦209.50 per kWh',
    vat: '69.77',
    tokenAmount: '930.23',
    arrears: '1000.00',
    customerName: 'CHIDI NWOSU',
    address: '12 Allen Avenue, Ikeja',
    providerReference: 'SIM-300412870951',
  },
});
