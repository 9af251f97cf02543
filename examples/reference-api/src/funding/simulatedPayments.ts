import { createHash } from 'node:crypto';
import type { PaymentProvider } from './paymentProvider.ts';

/** The account number of the simulated bank: ten digits derived from agent and bank. */
const numberOf = (agentId: string, bankCode: string): string => {
  const hex = createHash('sha256').update(`${agentId} ${bankCode}`).digest('hex').slice(0, 12);
  return `9${String(Number.parseInt(hex, 16) % 1_000_000_000).padStart(9, '0')}`;
};

/** The demo's payment provider. Its page is on this server (checkoutPage.ts); its accounts are fictitious. */
export const simulatedPayments = (publicUrl: string): PaymentProvider => ({
  async openCheckout({ reference, returnUrl }) {
    const page = `${publicUrl}/checkout/${reference}`;
    const { origin } = new URL(returnUrl);
    return returnUrl === `${publicUrl}/` ? page : `${page}?return=${encodeURIComponent(origin)}`;
  },
  openAccount: async ({ agentId, bankCode, firstName, lastName }) => ({
    accountNumber: numberOf(agentId, bankCode),
    accountName: `OJA/${firstName} ${lastName}`.toUpperCase(),
  }),
  manualAccounts: [
    { bankName: 'Zenith Bank', accountNumber: '1000000001', accountName: 'OJA DEMO LTD' },
    { bankName: 'GTBank', accountNumber: '0100000001', accountName: 'OJA DEMO LTD' },
  ],
});
