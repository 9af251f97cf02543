import type { WireOf } from '../../http/endpoint.ts';
import type { checkoutEndpoints, fundingEndpoints } from './endpoints.ts';

export const demoAccounts: NonNullable<WireOf<typeof fundingEndpoints.accounts>> = [
  {
    id: 'acc-1',
    bankName: 'Wema Bank',
    bankCode: '035',
    accountNumber: '7000000001',
    accountName: 'DEMO/AMAKA VENTURES',
  },
  {
    id: 'acc-2',
    bankName: 'Moniepoint',
    bankCode: '50515',
    accountNumber: '5000000001',
    accountName: 'DEMO/AMAKA VENTURES',
  },
];

export const demoBanks: NonNullable<WireOf<typeof fundingEndpoints.banks>> = [
  { code: '044', name: 'Access Bank' },
  { code: '058', name: 'GTBank' },
  { code: '50211', name: 'Kuda' },
  { code: '035', name: 'Wema Bank' },
  { code: '057', name: 'Zenith Bank' },
];

export const demoManualFunding: WireOf<typeof fundingEndpoints.manualFunding> = {
  accounts: [{ bankName: 'Zenith Bank', accountNumber: '1000000001', accountName: 'OJA DEMO LTD' }],
  narration: 'AMAKA24',
  minimum: '1000.00',
  claims: [
    {
      reference: 'FND-3',
      amount: '10000.00',
      status: 'in-review',
      createdAt: '2026-11-21T09:10:00+01:00',
    },
    { reference: 'FND-2', amount: '5000.00', status: 'approved', createdAt: '2026-11-19T12:00:00+01:00' },
    {
      reference: 'FND-1',
      amount: '7000.00',
      status: 'rejected',
      createdAt: '2026-11-18T12:00:00+01:00',
      reason: 'No such transfer reached us.',
    },
  ],
};

export const demoCheckout: WireOf<typeof checkoutEndpoints.fund> = {
  reference: 'FND-4',
  checkoutUrl: 'https://checkout.example.ng/FND-4',
  fee: '75.00',
  net: '4925.00',
};
