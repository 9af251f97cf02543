import { MOST_PERIOD_DAYS } from '../../../features/statement/schema.ts';
import type { ErrorCode } from '../errors.ts';
import type { RequestExamples } from './requestExample.ts';

const noPayments: readonly ErrorCode[] = ['payments_unavailable'];

/** Examples of the calls for the wallet and its funding. */
export const walletRequests: RequestExamples = {
  accounts: {
    summary: 'The agent’s bank accounts for funding',
    details: 'Payments into these accounts are credited to the wallet.',
  },
  openAccount: {
    summary: 'Open a bank account for funding, with a BVN or a NIN',
    status: 201,
    body: { bankCode: '035', bvn: '12345678901' },
    refusals: {
      409: ['account_exists'],
      503: noPayments,
    },
  },
  banks: { summary: 'Every bank that a transfer can come from' },
  manualFunding: { summary: 'The accounts for manual transfers, and the agent’s claims' },
  fund: {
    summary: 'Fund the wallet',
    details:
      'Starts an automatic funding and returns its fee and net amount, or claims a manual transfer. An embed can’t claim a transfer; its payer returns to its site after the payment.',
    status: 201,
    refusals: {
      409: ['claimed_before', 'too_many_claims'],
      429: [{ code: 'too_many_attempts', why: 'The embed’s session has opened its last payment page.' }],
      503: noPayments,
    },
    body: { method: 'automatic', amount: '5000.00' },
  },
  balance: { summary: 'The wallet’s balance' },
  statement: {
    summary: 'The wallet over a period: opening balance, every movement, closing balance',
    details: `The period includes \`from\`, excludes \`to\`, and is at most ${MOST_PERIOD_DAYS} days long. Movements come oldest first, at most 500 on a page. \`meta.nextCursor\` is the \`cursor\` of the next page. On every page, the opening balance, the closing balance and the totals cover the whole period. They always add up: \`opening\` + in − out = \`closing\`.`,
    query: { from: '2026-11-01T00:00:00+01:00', to: '2026-12-01T00:00:00+01:00' },
  },
};
