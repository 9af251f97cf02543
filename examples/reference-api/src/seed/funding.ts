import { randomUUID } from 'node:crypto';
import { DAY, kobo } from '@oja/core';
import { dedicatedAccounts, fundings } from '../database/funding.schema.ts';
import type { Queries } from '../database/open.ts';

/**
 * Inserts two dedicated accounts of the demo agent, and three manual transfers with different statuses. Moves no
 * money.
 */
export async function seedFunding(tx: Queries, agentId: string, now: number): Promise<void> {
  const accountName = 'DEMO/AMAKA VENTURES';
  const createdAt = new Date(now - 50 * DAY);
  const account = (bankCode: string, accountNumber: string) => ({
    id: randomUUID(),
    agentId,
    bankCode,
    accountNumber,
    accountName,
    createdAt,
  });
  await tx.insert(dedicatedAccounts).values([account('035', '7000000001'), account('50515', '5000000001')]);
  const claim = (number: number, naira: number, daysAgo: number) => ({
    reference: `FND-DEMO-${number}`,
    agentId,
    method: 'manual' as const,
    amount: kobo(naira * 100),
    fee: kobo(0),
    bankCode: '058',
    senderName: 'Amaka Okafor',
    transferReference: `DEMO-${number}`,
    paidAt: new Date(now - daysAgo * DAY),
    createdAt: new Date(now - daysAgo * DAY),
  });
  await tx.insert(fundings).values([
    { ...claim(1, 7_000, 20), status: 'rejected', reason: 'No such transfer reached us.' },
    // Its money is part of the seeded history.
    { ...claim(2, 5_000, 9), status: 'approved' },
    { ...claim(3, 10_000, 0), status: 'in-review' },
  ]);
}
