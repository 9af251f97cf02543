import { MOST_PERIOD_DAYS } from '../../../features/statement/schema.ts';
import type { ErrorCode } from '../errors.ts';
import type { RequestExamples } from './requestExample.ts';

const noAccounts: readonly ErrorCode[] = ['payments_unavailable'];

/** Examples of the calls for the wallet and its funding. */
export const walletRequests: RequestExamples = {
  accounts: { summary: 'The agent’s own accounts: what is paid in is in the wallet' },
  openAccount: {
    summary: 'Open such an account, with one of BVN and NIN',
    status: 201,
    body: { bankCode: '035', bvn: '12345678901' },
    refusals: {
      409: ['account_exists'],
      503: noAccounts,
    },
  },
  banks: { summary: 'Every bank that a transfer can come from' },
  manualFunding: { summary: 'Where to pay by hand, and what became of earlier claims' },
  fund: {
    summary: 'Fund the wallet',
    details: 'Begin an automatic funding, with its fee and net amount, or claim a transfer made by hand.',
    status: 201,
    refusals: {
      409: ['claimed_before', 'too_many_claims'],
    },
    body: { method: 'automatic', amount: '5000.00' },
  },
  balance: { summary: 'The wallet’s balance' },
  statement: {
    summary: 'The wallet over a period: opening balance, every movement, closing balance',
    details: `From \`from\` on and before \`to\`, at most ${MOST_PERIOD_DAYS} days. Movements come oldest first, 500 a page at most; \`meta.nextCursor\` leads to the next page. Opening balance, closing balance and totals are of the whole period on every page, and always add up: \`opening\` + in − out = \`closing\`.`,
    query: { from: '2026-11-01T00:00:00+01:00', to: '2026-12-01T00:00:00+01:00' },
  },
};
