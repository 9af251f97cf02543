import { HOUR } from '@oja/core';
import { expect, it } from 'vitest';
import { sell } from '../sale/sell.ts';
import { contextForTests } from '../testing/appContext.helper.ts';
import { order } from '../testing/testApi.helper.ts';
import { openCase } from './openCase.ts';
import { answerCase } from './resolveCase.ts';
import { caseNumber } from './wireCase.ts';

const test = contextForTests();

// On a running server, a background job may requery first. Then the sale is delivered, and support may refund it.
it('refuses to refund an open sale that the network says was delivered', async () => {
  const { context, caller, clock, ledger } = test();
  const by = await caller('amaka');
  const request = order({ recipient: '08020000201' });
  const purchase = { caller: by, category: 'data', request, recipient: request.recipient } as const;
  const { record } = await sell(purchase, clock.now() + 8_000, context);
  expect(record.transaction.status).toBe('pending');
  const held = await ledger.balance('amaka');
  const { ref } = record.transaction;
  const { supportCase } = await openCase(by.agentId, { ref, message: 'Late.' }, context);
  const number = caseNumber(supportCase.seq);
  clock.forward(HOUR);
  const refund = answerCase(number, { resolution: 'refunded', text: 'x' }, context);
  await expect(refund).rejects.toMatchObject({ status: 409, code: 'delivered' });
  expect(await answerCase(number, { resolution: 'delivered', text: 'It came.' }, context)).toBe(number);
  expect(await ledger.balance('amaka')).toBe(held);
  expect(await ledger.audit()).toEqual([]);
});
