import { randomBytes } from 'node:crypto';
import type { PaymentProvider } from '../funding/paymentProvider.ts';
import type { Provider } from '../provider/provider.ts';
import type { ReferenceApiOptions } from './options.ts';

/** A provider that delivers everything at once and knows no customer. */
export const everyOrderDelivered: Provider = {
  sell: async () => ({ kind: 'delivered', message: 'Delivered.' }),
  requery: async () => ({ kind: 'unknown' }),
  customers: { meter: async () => undefined, card: async () => undefined, profile: async () => undefined },
  reversals: async () => [],
  reversalTaken: async () => {},
};

export const cardsElsewhere: PaymentProvider = {
  openCheckout: async ({ reference, amount }) => `https://pay.example/${reference}?kobo=${amount}`,
  manualAccounts: [{ bankName: 'Zenith Bank', accountNumber: '1234567890', accountName: 'SHOP LTD' }],
};

const secret = () => randomBytes(32).toString('base64url');

/** Valid options of a production server. */
export const productionOptions = (database: string): ReferenceApiOptions => ({
  mode: 'production',
  port: 0,
  database,
  webhookSecret: secret(),
  adminToken: secret(),
  factorKey: secret(),
  addressHeader: 'none',
  publicUrl: 'https://agents.example.ng',
  supportPhone: '2348031234567',
  provider: everyOrderDelivered,
  payments: cardsElsewhere,
  tell: () => {},
});
