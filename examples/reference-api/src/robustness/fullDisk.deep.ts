import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startReferenceApi } from '../start.ts';
import { endHost } from '../testing/processes.helper.ts';
import { buy, call, order, signIn } from '../testing/testApi.helper.ts';
import { underLoad } from './load.helper.ts';
import { createSmallDisk, type SmallDisk } from './smallDisk.helper.ts';

const PRICE = 10_000;
const cheap = { planId: 'mtn-direct-110mb-1d', expectedPrice: '100.00' };

let disk: SmallDisk;
beforeAll(() => {
  disk = createSmallDisk();
});
afterAll(async () => {
  await endHost(disk.host);
  disk.remove();
});

it('refuses sales or leaves them open on a full disk, loses and doubles none, and settles them when there is room', async () => {
  const server = await disk.host.start({ ...underLoad, database: join(disk.folder, 'data') });
  const token = await signIn(server.url);
  const bodies = [];
  disk.fill();
  let refused = 0;
  for (let sale = 0; sale < 400 && refused < 10; sale += 1) {
    // Some sales stay open while the disk is full, because their results can't be written.
    const body = order({ ...cheap, recipient: sale % 3 === 0 ? '08020000201' : '08011111111' });
    bodies.push(body);
    const came = await buy(server.url, token, body);
    if (came.status < 500) continue;
    refused += 1;
    // A response about a sale that could not be written makes no statement about money.
    expect(came.purchase).toBeUndefined();
  }
  expect(refused).toBeGreaterThanOrEqual(10);

  disk.clear();
  const late = order(cheap);
  bodies.push(late);
  await vi.waitFor(async () => expect((await buy(server.url, token, late)).status).toBe(201), {
    timeout: 10_000,
  });
  const open = async () => {
    const query = { status: 'pending' };
    expect((await call(server.url, 'transactions', { token, query })).data).toEqual([]);
  };
  await vi.waitFor(open, { timeout: 30_000, interval: 300 });
  await server.close();

  const api = await startReferenceApi({ ...underLoad, database: disk.keep() });
  try {
    let balance = 4_825_000;
    for (const { reference } of bodies) {
      const debits = await api.ledger.debits(reference);
      const refunds = await api.ledger.refunds(reference);
      expect(debits.length).toBeLessThanOrEqual(1);
      expect(refunds.length).toBeLessThanOrEqual(debits.length);
      balance -= (debits.length - refunds.length) * PRICE;
    }
    expect(await api.ledger.debits(late.reference)).toEqual([PRICE]);
    expect(await api.ledger.balance('amaka')).toBe(balance);
    expect(await api.ledger.audit()).toEqual([]);
  } finally {
    await api.close();
  }
}, 300_000);
