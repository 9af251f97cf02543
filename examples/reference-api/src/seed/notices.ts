import { HOUR } from '@oja/core';
import { notices } from '../database/notice.schema.ts';
import type { Queries } from '../database/open.ts';

/** One notice of each kind that agents see: about a slow provider, and news. */
export async function seedNotices(tx: Queries, now: number): Promise<void> {
  await tx.insert(notices).values([
    {
      id: 'yola-slow',
      title: 'Yola Electric is slow today',
      body: 'Tokens may take up to an hour. A purchase that is "pending" is safe: don’t buy it twice.',
      level: 'warning',
      createdAt: new Date(now - HOUR),
    },
    {
      id: 'all-categories',
      title: 'Electricity, TV and exam pins are here',
      body: 'You can now sell airtime, data, electricity, cable TV and exam pins from one wallet.',
      level: 'info',
      createdAt: new Date(now - 26 * HOUR),
    },
  ]);
}
