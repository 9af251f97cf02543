import type { servicesEndpoints } from '../../catalogue/endpoints.ts';
import type { walletEndpoints } from '../../features/wallet/endpoints.ts';
import type { WireOf } from '../../http/endpoint.ts';
import type { accountEndpoints } from '../../session/endpoints.ts';
import type { transactionEndpoints } from '../../transaction/endpoints.ts';

/** Invented answers, typed by the endpoint table, for stories and tests. Everyone in them is fictitious. */
export const demoUser: WireOf<typeof accountEndpoints.user> = {
  firstName: 'Amaka',
  lastName: 'Okafor',
  username: 'amaka',
  phone: '08012345678',
  email: 'amaka@example.ng',
};

export const demoSignedIn: WireOf<typeof accountEndpoints.login> = {
  user: demoUser,
  authorization: { token: 'demo-session-token' },
};

export const demoBalance: WireOf<typeof walletEndpoints.balance> = {
  availableBalance: '48250.00',
  asOf: '2026-11-21T09:41:00+01:00',
};

type WireService = NonNullable<WireOf<typeof servicesEndpoints.services>>[number];
type WirePlan = NonNullable<WireService['plans']>[number];

const plan = (
  id: string,
  name: string,
  kind: string,
  [sizeMb, validityDays, price, commission]: readonly [number, number, string, string],
): WirePlan => ({ id, name, kind, sizeMb, validityDays, price, commission });

/** A short price list of MTN: a snapshot of late 2025, for screenshots only. */
export const demoPlans: WirePlan[] = [
  plan('mtn-110mb-1d', '110 MB', 'Direct', [110, 1, '100.00', '2.00']),
  plan('mtn-500mb-1d', '500 MB', 'Direct', [500, 1, '350.00', '7.00']),
  plan('mtn-1gb-7d', '1 GB', 'Direct', [1000, 7, '800.00', '16.00']),
  plan('mtn-sme-500mb', '500 MB', 'SME', [500, 30, '332.00', '6.00']),
  plan('mtn-sme-1gb', '1 GB', 'SME', [1000, 30, '456.00', '9.00']),
  plan('mtn-sme-2gb', '2 GB', 'SME', [2000, 30, '805.00', '16.00']),
  plan('mtn-sme-5gb', '5 GB', 'SME', [5000, 30, '1710.00', '34.00']),
  plan('mtn-2gb-30d', '2 GB + 2 mins', 'Direct', [2000, 30, '1500.00', '30.00']),
  plan('mtn-7gb-30d', '7 GB', 'Direct', [7000, 30, '3500.00', '70.00']),
  plan('mtn-150gb-60d', '150 GB', 'Direct', [150000, 60, '40000.00', '800.00']),
];

/** The four networks, with their prefixes in the numbering plan of late 2025. */
export const demoServices: WireService[] = [
  {
    id: 'mtn-data',
    category: 'data',
    name: 'MTN',
    available: true,
    prefixes: '0703 0704 0706 0707 0803 0806 0810 0813 0814 0816 0903 0906 0913 0916 07025 07026'.split(' '),
    plans: demoPlans,
  },
  {
    id: 'airtel-data',
    category: 'data',
    name: 'Airtel',
    available: true,
    prefixes: '0701 0708 0802 0808 0812 0901 0902 0904 0907 0911 0912'.split(' '),
    plans: [
      plan('airtel-1gb-7d', '1 GB', 'Direct', [1000, 7, '800.00', '16.00']),
      plan('airtel-cg-1gb', '1 GB', 'CG', [1000, 30, '346.00', '7.00']),
      plan('airtel-cg-2gb', '2 GB', 'CG', [2000, 30, '742.00', '15.00']),
    ],
  },
  {
    id: 'glo-data',
    category: 'data',
    name: 'Glo',
    available: true,
    prefixes: '0705 0805 0807 0811 0815 0905 0915'.split(' '),
    plans: [plan('glo-cg-1gb', '1 GB', 'CG', [1000, 30, '264.00', '5.00'])],
  },
  {
    id: 't2-data',
    category: 'data',
    name: 'T2 (9mobile)',
    available: true,
    prefixes: '0809 0817 0818 0908 0909'.split(' '),
    plans: [plan('t2-sme-1gb', '1 GB', 'SME', [1000, 30, '140.00', '3.00'])],
  },
];

/** A delivered purchase, with changes. */
export const demoTransaction = (
  change: Partial<WireOf<typeof transactionEndpoints.transaction>> = {},
): WireOf<typeof transactionEndpoints.transaction> => ({
  id: '9001',
  ref: 'OJA-9001',
  name: 'MTN 1 GB · 30 days',
  amount: '456.00',
  description: '1 GB SME data for 0803 123 4567',
  status: 'delivered',
  transactionType: 'debit',
  createdAt: '2026-11-21T09:41:00+01:00',
  category: 'data',
  serviceId: 'mtn-data',
  recipient: '08031234567',
  fee: '0.00',
  commission: '9.00',
  details: { balance: { before: '48250.00', after: '47794.00' } },
  ...change,
});

/** The transactions of one morning, oldest first as the server sends them. */
export const demoTransactions: WireOf<typeof transactionEndpoints.transaction>[] = [
  demoTransaction({
    id: '8995',
    ref: 'OJA-8995',
    name: 'Wallet funding',
    description: 'Bank transfer, Wema',
    amount: '20000.00',
    transactionType: 'credit',
    createdAt: '2026-11-20T17:02:00+01:00',
    category: undefined,
    serviceId: undefined,
    recipient: undefined,
    commission: undefined,
    details: { balance: { before: '29506.00', after: '49506.00' } },
  }),
  demoTransaction({
    id: '8996',
    ref: 'OJA-8996',
    name: 'Airtel 1 GB · 30 days',
    description: '1 GB CG data for 0802 000 0201',
    amount: '346.00',
    status: 'failed',
    recipient: '08020000201',
    serviceId: 'airtel-data',
    createdAt: '2026-11-20T18:20:00+01:00',
    details: { balance: { before: '49506.00', after: '49506.00' } },
  }),
  demoTransaction({
    id: '8998',
    ref: 'OJA-8998',
    name: 'Glo 1 GB · 30 days',
    description: '1 GB CG data for 0805 111 2222',
    amount: '264.00',
    status: 'reversed',
    recipient: '08051112222',
    serviceId: 'glo-data',
    createdAt: '2026-11-21T08:15:00+01:00',
    refund: { ref: 'OJA-8999', amount: '264.00', createdAt: '2026-11-21T08:20:00+01:00' },
    details: {},
  }),
  demoTransaction({
    id: '9000',
    ref: 'OJA-9000',
    name: 'MTN 2 GB · 30 days',
    description: '2 GB SME data for 0803 000 0202',
    amount: '805.00',
    status: 'pending',
    recipient: '08030000202',
    createdAt: '2026-11-21T09:39:00+01:00',
    details: { balance: { before: '49055.00', after: '48250.00' } },
  }),
  demoTransaction(),
];
