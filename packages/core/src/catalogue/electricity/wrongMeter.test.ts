import { expect, it } from 'vitest';
import { endpoints } from '../../contract/endpoints.ts';
import { html, lost, type Reply, refuse } from '../../testing/fakeServer.ts';
import { createTestClient } from '../../testing/testClient.helper.ts';
import { isWrongMeter } from './wrongMeter.ts';

async function judge(reply: Reply<never>): Promise<boolean> {
  const { client } = await createTestClient({ meter: () => reply });
  const query = { meter_number: '99000000010', disco_name: 'ikeja-electric', meter_type: 'prepaid' } as const;
  const result = await client.call(endpoints.meter, { query, retry: false });
  if (result.ok) throw new Error('The fake server was to refuse');
  return isWrongMeter(result.problem);
}

it.each([
  ['a disco that does not know it', refuse(404, 'This disco does not know this meter.'), true],
  ['a number that the disco does not accept', refuse(422, 'Not a meter number.'), true],
  ['a widget that may not ask', refuse(403, 'This site may not check that.'), false],
  ['too many questions', refuse(429, 'Wait a minute.'), false],
  ['a gateway’s page', html(404), false],
  ['a disco that is down', html(502), false],
  ['a lost answer', lost, false],
])('distinguishes a wrong meter from other failures: %s', async (_, reply, isWrong) => {
  expect(await judge(reply)).toBe(isWrong);
});
