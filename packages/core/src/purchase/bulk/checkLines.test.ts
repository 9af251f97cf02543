import { expect, it } from 'vitest';
import { fixtures } from '../../contract/demo/answers.ts';
import { createIntent } from '../../journal/intent.ts';
import { createMemoryJournal, newEntry } from '../../journal/journal.ts';
import { kobo } from '../../money/kobo.ts';
import { ok, refuse } from '../../testing/fakeServer.ts';
import { createTestClient } from '../../testing/testClient.helper.ts';
import { createMemoryBatchStorage } from './batchStorage.ts';
import { createBulkStoreOn } from './bulkStore.ts';
import type { LineIssue } from './checkLine.ts';
import type { ChosenPlans } from './lines/findProduct.ts';

const plan = (id: string, name: string, price: string, more: object) => ({ id, name, price, ...more });
const services = [
  {
    id: 'mtn-data',
    category: 'data',
    name: 'MTN',
    prefixes: ['0803', '0806'],
    plans: [
      plan('mtn-sme-1gb-30d', '1 GB', '456.00', { kind: 'SME', sizeMb: 1000, validityDays: 30 }),
      plan('mtn-direct-1gb-7d', '1 GB', '800.00', { kind: 'Direct', sizeMb: 1000, validityDays: 7 }),
      plan('mtn-direct-1gb-1d', '1 GB + 1.5 min', '500.00', {
        kind: 'Direct',
        sizeMb: 1000,
        validityDays: 1,
      }),
      plan('mtn-sme-500mb-30d', '500 MB', '332.00', { kind: 'SME', sizeMb: 500, validityDays: 30 }),
      plan('mtn-direct-1.5gb-7d', '1.5 GB', '1000.00', { kind: 'Direct', sizeMb: 1500, validityDays: 7 }),
    ],
  },
  {
    id: 't2-data',
    category: 'data',
    name: 'T2 (9mobile)',
    prefixes: ['0809'],
    plans: [plan('t2-sme-1gb-30d', '1 GB', '140.00', { kind: 'SME', sizeMb: 1000, validityDays: 30 })],
  },
  {
    id: 'mtn-airtime',
    category: 'airtime',
    name: 'MTN',
    prefixes: ['0803', '0806'],
    limits: { min: '50.00', max: '50000.00', step: '1.00' },
  },
  {
    id: 't2-airtime',
    category: 'airtime',
    name: 'T2 (9mobile)',
    prefixes: ['0809'],
    limits: { min: '50.00' },
  },
  { id: 'ikeja-electric', category: 'electricity', name: 'Ikeja Electric', limits: { min: '500.00' } },
  { id: 'aba-electric', category: 'electricity', name: 'Aba Power' },
  { id: 'abuja-electric', category: 'electricity', name: 'Abuja Electric' },
  {
    id: 'dstv',
    category: 'cable',
    name: 'DStv',
    plans: [
      plan('dstv-compact', 'Compact', '19000.00', {}),
      plan('dstv-compact-plus', 'Compact Plus', '30000.00', {}),
    ],
  },
  {
    id: 'mtn-card',
    category: 'recharge-card',
    name: 'MTN',
    plans: [
      plan('mtn-100', '₦100 card', '97.00', {}),
      plan('mtn-500', '₦500 card', '485.00', {}),
      plan('mtn-1000', '₦1,000 card', '970.00', {}),
    ],
  },
  {
    id: 'waec',
    category: 'result-checker',
    name: 'WAEC',
    plans: [plan('waec-checker', 'Result checker', '3900.00', { commission: '250.00' })],
  },
];

async function setup(answers: Parameters<typeof createTestClient>[0] = {}) {
  const { client, server } = await createTestClient({ services: () => ok(services), ...answers });
  const storage = createMemoryBatchStorage();
  const journal = createMemoryJournal();
  let agentId = '';
  const bulk = client.getStore((context) => {
    agentId = context.account.peek()?.agentId ?? '';
    return createBulkStoreOn({ ...context, platform: { ...context.platform, journal } }, storage);
  });
  return {
    agentId: () => agentId,
    client,
    server,
    journal,
    preview: (text: string) => bulk.preview(text, client.services.state.peek().data ?? []),
    async check(text: string, chosen: ChosenPlans = {}) {
      bulk.write(text);
      return bulk.check(client.services.state.peek().data ?? [], chosen, () => {});
    },
  };
}

/** Returns the purchase of each line in a few words, or the kinds of its issues. */
async function read(text: string, chosen?: ChosenPlans): Promise<string[]> {
  const { check } = await setup();
  return (await check(text, chosen)).lines.map((line) => {
    if (line.kind === 'wrong') return line.issues.map(wordsOf).join(' & ');
    const { category, serviceId, planId, recipient, price, quantity, meterType } = line.draft;
    return [category, planId ?? serviceId, recipient, price / 100, quantity, meterType]
      .filter((part) => part !== undefined)
      .join(' ');
  });
}
const wordsOf = (issue: LineIssue) =>
  issue.kind === 'field' ? `${issue.label}: ${issue.issue.kind}` : issue.kind;

it.each([
  ['08031234567 MTN 500MB', 'data mtn-sme-500mb-30d 08031234567 332'],
  ['08031234567 MTN 1GB SME', 'data mtn-sme-1gb-30d 08031234567 456'],
  ['0803 123 4567 mtn 1 gb weekly', 'data mtn-direct-1gb-7d 08031234567 800'],
  ['+234 803 123 4567; MTN; 1.5GB', 'data mtn-direct-1.5gb-7d 08031234567 1000'],
  ['mtn-sme-1gb-30d 08031234567', 'data mtn-sme-1gb-30d 08031234567 456'],
  ['08031234567 500mb', 'data mtn-sme-500mb-30d 08031234567 332'],
  ['08031234567,mtn,1000', 'airtime mtn-airtime 08031234567 1000'],
  ['08031234567,mtn,₦1,500', 'airtime mtn-airtime 08031234567 1500'],
  ['08031234567\tN200', 'airtime mtn-airtime 08031234567 200'],
  ['08031234567 MTN data 1GB ₦800', 'data mtn-direct-1gb-7d 08031234567 800'],
  ['0809 123 4567 9mobile 1GB', 'data t2-sme-1gb-30d 08091234567 140'],
  ['9900 0000 010 IKEDC 2000', 'electricity ikeja-electric 99000000010 2000 prepaid'],
  ['MTN 900 0803 123 4567', 'airtime mtn-airtime 08031234567 900'],
  ['mtn,900,0803 123 4567', 'airtime mtn-airtime 08031234567 900'],
  ['0803 123 4567 900 MTN', 'airtime mtn-airtime 08031234567 900'],
  ['9900 0000 0001 3 IKEDC 2000', 'electricity ikeja-electric 9900000000013 2000 prepaid'],
  ['99000000010 aba prepaid 2000', 'electricity aba-electric 99000000010 2000 prepaid'],
  ['7012345678 dstv compact', 'cable dstv-compact 7012345678 19000'],
  ['7012345678 DStv Compact Plus', 'cable dstv-compact-plus 7012345678 30000'],
  ['08031234567 WAEC 3', 'result-checker waec-checker 08031234567 11700 3'],
  ['08031234567 MTN recharge card 100 5', 'recharge-card mtn-100 08031234567 485 5'],
  ['08031234567 MTN recharge card 5 x ₦100', 'recharge-card mtn-100 08031234567 485 5'],
  ['08031234567, MTN card, 3x1000', 'recharge-card mtn-1000 08031234567 2910 3'],
  ['08031234567 MTN recharge card ₦500', 'recharge-card mtn-500 08031234567 485 1'],
  ['08031234567 MTN recharge card 100 100', 'recharge-card mtn-100 08031234567 9700 100'],
  ['08031234567 recharge-card mtn-card mtn-100', 'recharge-card mtn-100 08031234567 97 1'],
  ['08031234567 MTN 500MB 332', 'data mtn-sme-500mb-30d 08031234567 332'],
  ['="08031234567",MTN,"1,500"', 'airtime mtn-airtime 08031234567 1500'],
  ['08031234567 MTN 1,500', 'airtime mtn-airtime 08031234567 1500'],
  ["'08031234567 MTN #1,500", 'airtime mtn-airtime 08031234567 1500'],
  ['tel:+2348031234567 mtn 100', 'airtime mtn-airtime 08031234567 100'],
  ['０８０３１２３４５６７ MTN 100', 'airtime mtn-airtime 08031234567 100'],
])('parses %s', async (line, sale) => {
  expect(await read(line)).toEqual([sale]);
});

it.each([
  ['0803123456 MTN 500MB', 'phone: too-short'],
  ['08031234567 MTN 20', 'amount: below'],
  ['MTN 500MB', 'phone: empty'],
  ['08031234567 MTN', 'nothing'],
  ['08031234567', 'nothing'],
  ['08031234567 MTN 7GB', 'no-plan'],
  ['08031234567 Smile 1000', 'unknown'],
  ['08031234567 MTN 1GB', 'several'],
  ['99000000010 ikeja 100', 'amount: below'],
  ['99000000010.0 ikeja 2000', 'meter-number: letters'],
  ['7012345678.0 dstv compact', 'smartcard-number: letters'],
  // Either figure may be the quantity, and the other one the value.
  ['08031234567 MTN recharge card 100', 'figures'],
  ['08031234567 MTN recharge card 500 100', 'figures'],
  ['08031234567,MTN recharge card,5,100', 'figures'],
  ['08031234567 MTN recharge card 5 200', 'figures'],
  ['08031234567,MTN,5,100', 'figures'],
  ['08031234567 MTN 100 5', 'figures'],
  ['08031234567 MTN 1 500', 'figures'],
  ['08031234567 MTN 500MB 5', 'other-price'],
  ['08031234567 08061234567 MTN 500MB', 'other-price'],
  // More than one run of digits may be the number.
  ['ikeja postpaid 5000 1234 5678 9012', 'numbers'],
  ['ikeja 5000 6210 0012 345', 'numbers'],
  ['0803 123 4567, 0806 123 4567, mtn 100', 'numbers'],
  ['08031234567,MTN,-500', 'odd-figure'],
  ['08031234567 MTN (500)', 'odd-figure'],
  ['08031234567 MTN .500', 'odd-figure'],
  ['08031234567 MTN ₦500⁰⁰', 'odd-figure'],
  ['08031234567 MTN 50²', 'odd-figure'],
  ['08031234567,MTN,"100', 'open-quote'],
  [`08031234567 MTN 100 ${'x'.repeat(2_000)}`, 'too-long'],
])('reports the issue of %s', async (line, issue) => {
  expect(await read(line)).toEqual([issue]);
});

/** Returns the purchases of the rows below a heading. */
const table = (heading: string, ...rows: readonly string[]) => read([heading, ...rows].join('\n'));

it.each([
  ['phone,network,amount', '08031234567,MTN,100,000', 'split-figure'],
  ['phone,network,amount', '08031234567,MTN,5,000', 'split-figure'],
  ['phone,network,amount', '08031234567,MTN,100,for Bisi', 'more-cells'],
  ['phone,network,amount', '08031234567,MTN,100,,', 'airtime mtn-airtime 08031234567 100'],
  ['phone,network,amount', '08031234567,MTN,"5,000"', 'airtime mtn-airtime 08031234567 5000'],
  [
    'phone,note,network,amount',
    `08031234567,${'n'.repeat(600)},MTN,50000`,
    'airtime mtn-airtime 08031234567 50000',
  ],
  ['phone,network,amount,qty', '08031234567,MTN,100,5', 'one-each'],
  ['phone,network,plan,qty', '08031234567,MTN,500MB,2', 'one-each'],
  ['phone,network,plan,qty', '08031234567,MTN,500MB,1.0', 'data mtn-sme-500mb-30d 08031234567 332'],
  ['phone,network,plan,amount', '08031234567,MTN,1GB,800', 'data mtn-direct-1gb-7d 08031234567 800'],
  [
    'phone,category,network,amount,qty',
    '08031234567,card,MTN,100,5',
    'recharge-card mtn-100 08031234567 485 5',
  ],
  [
    'phone,category,network,denomination',
    '08031234567,card,MTN,500',
    'recharge-card mtn-500 08031234567 485 1',
  ],
  ['phone,category,network,denomination', '08031234567,card,MTN,200', 'no-plan'],
  ['phone,product,amount', '08031234567,MTN recharge card 100,100', 'figures'],
  ['phone,product,amount', '08031234567,MTN recharge card 100,500', 'figures'],
  ['phone,product,amount', '08031234567,MTN recharge card 5,100', 'recharge-card mtn-100 08031234567 485 5'],
  ['phone,network,category,denomination,amount', '08031234567,MTN,card,100,500', 'figures'],
  ['phone,network,denomination,qty', '08031234567,MTN,100,1', 'recharge-card mtn-100 08031234567 97 1'],
  ['phone,network,amount,name', '08031234567,MTN,100,000', 'split-figure'],
  ['phone,network,amount,name', '08031234567,MTN,₦100,000,', 'split-figure'],
  ['phone,network,amount,name', '08031234567,MTN,"100","000"', 'airtime mtn-airtime 08031234567 100'],
  ['phone,network,amount,code', '08031234567,MTN,100,12', 'airtime mtn-airtime 08031234567 100'],
  ['phone,meter,network,amount', '08031234567,99000000010,MTN,100', 'columns'],
  ['phone,network,amount,amount', '08031234567,MTN,100,200', 'columns'],
  ['meter,disco,amount', '99000000010.0,Ikeja,2000', 'meter-number: letters'],
  ['customer,phone,network,amount', 'Bisi,08031234567,MTN,100', 'airtime mtn-airtime 08031234567 100'],
  ['number,phone,network,amount', '1,08031234567,MTN,100', 'airtime mtn-airtime 08031234567 100'],
])('parses, under the heading %s, the row %s', async (heading, row, sale) => {
  expect(await table(heading, row)).toEqual([sale]);
});

it('sells cards of the value in each row', async () => {
  expect(
    await table('phone,category,network,amount', '08031234567,card,MTN,₦100', '08031234567,card,MTN,₦500'),
  ).toEqual(['recharge-card mtn-100 08031234567 97 1', 'recharge-card mtn-500 08031234567 485 1']);
});

it.each([
  ['the line that names the separator', 'sep=;\nPhone;Network;Amount'],
  ['a title row', 'Sales of November 2026\nPhone;Network;Amount'],
  ['both', 'sep=;\nBisi’s shop;;\n\nPhone;Network;Amount'],
  ['a title with a date', 'Sales 2026-11-21 to 22/11/2026\nPhone;Network;Amount'],
])('finds the heading below %s', async (_, above) => {
  expect(await table(above, '08031234567;MTN;100')).toEqual(['airtime mtn-airtime 08031234567 100']);
});

it('keeps a number above the heading as a separate line', async () => {
  expect(await table('08061234567;MTN;100\nPhone;Network;Amount', '08031234567;MTN;100')).toContain(
    'airtime mtn-airtime 08061234567 100',
  );
});

it('previews the first three lines', async () => {
  const { preview } = await setup();
  const lines = await preview(
    'phone,network,amount\n08031234567,MTN,100\n0803,MTN,1\n08061234567,MTN,5\nx,y,1',
  );
  expect(lines.map(({ kind, source }) => [source.line, kind])).toEqual([
    [2, 'ready'],
    [3, 'wrong'],
    [4, 'wrong'],
  ]);
});

it('uses the plan that the agent chose once for all lines with the same words', async () => {
  const { check } = await setup();
  const text = '08031234567 MTN 1GB\n08061234567,mtn,1 GB';
  const issues = (await check(text)).lines.flatMap((line) => (line.kind === 'wrong' ? line.issues : []));
  const products = issues.flatMap((issue) => (issue.kind === 'several' ? [issue.product] : []));
  expect(products).toEqual([products[0], products[0]]);
  expect(issues[0]?.kind === 'several' && issues[0].plans.map(({ id }) => id)).toEqual([
    'mtn-sme-1gb-30d',
    'mtn-direct-1gb-7d',
  ]);
  expect(await read(text, { [products[0] ?? '']: 'mtn-sme-1gb-30d' })).toEqual([
    'data mtn-sme-1gb-30d 08031234567 456',
    'data mtn-sme-1gb-30d 08061234567 456',
  ]);
});

it('parses a spreadsheet by its column names, and counts lines as it does', async () => {
  const { check } = await setup();
  const file = [
    '\uFEFF"Name","Phone Number","Network","Plan","Amount (NGN)"',
    '"Okafor, ""Bisi""","0803 123 4567","MTN","1GB SME",""',
    '',
    '"Two',
    'lines","08061234567","MTN","","1,000"',
    '"Ada","0809 123","9mobile","1GB",""',
  ].join('\r\n');
  const { lines } = await check(file);
  expect(lines.map(({ source, kind }) => [source.line, kind])).toEqual([
    [2, 'ready'],
    [4, 'ready'],
    [6, 'wrong'],
  ]);
  expect(lines.map((line) => line.kind === 'ready' && line.draft.price)).toEqual([45_600, 100_000, false]);
});

it('checks a meter once for all lines that name it, and reports each line in which it is wrong', async () => {
  const { check, server } = await setup({
    meter: ({ query }) =>
      query.get('meter_number') === '99000000010'
        ? ok(fixtures.meter)
        : refuse(404, 'No such meter', { code: 'not_found' }),
  });
  const text = Array.from(
    { length: 20 },
    (_, at) => `9900000001${at % 2 === 0 ? '0' : '1'} ikeja ${1_000 + at}`,
  ).join('\n');
  const { lines } = await check(text);
  expect(server.calls.filter(({ name }) => name === 'meter')).toHaveLength(2);
  expect(lines.map((line) => (line.kind === 'ready' ? 'ready' : line.issues[0]?.kind))).toEqual(
    Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? 'ready' : 'not-verified')),
  );
});

it('reports lines that repeat an earlier line or a recent purchase', async () => {
  const { check, journal, client, agentId } = await setup();
  const { lines } = await check('08031234567 mtn 100');
  const [line] = lines;
  if (line?.kind !== 'ready') throw new Error('Not ready');
  await journal.put(
    newEntry(createIntent(line.draft, crypto.randomUUID(), client.now()), agentId(), client.now()),
  );
  const { repeats } = await check(
    '08061234567 mtn 100\n08031234567 mtn 200\n0806 123 4567,mtn,100\n08031234567 mtn 100',
  );
  expect(repeats).toEqual([
    { line: 3, first: 1 },
    { line: 4, first: null },
  ]);
});

it('checks the first thousand lines, and returns the number of further ones', async () => {
  const { check } = await setup();
  const { lines, beyond } = await check(
    Array.from({ length: 1_003 }, () => '08031234567 mtn 100').join('\n'),
  );
  expect([lines.length, beyond]).toEqual([1_000, 3]);
  expect(lines.every((line) => line.kind === 'ready' && line.draft.price === kobo(10_000))).toBe(true);
});
