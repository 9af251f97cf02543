import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { customers } from '../database/customer.schema.ts';
import { agents } from '../database/identity.schema.ts';
import { contextForTests } from '../testing/appContext.helper.ts';
import { foldNames } from './foldNames.ts';
import { saveCustomer, updateCustomer } from './saveCustomer.ts';
import { selectCustomers } from './selectCustomers.ts';

const test = contextForTests();

async function agentId(): Promise<string> {
  const [agent] = await test().context.db.select().from(agents).where(eq(agents.username, 'amaka'));
  return agent?.id ?? '';
}
const found = async (search: string) =>
  (await selectCustomers(test().context.db, await agentId(), { search, limit: 5_000 })).map(
    ({ customer }) => customer.name,
  );

/** Inserts customers as a server without the columns `name_folded` and `folded_from` does. */
const insertUnfolded = async (name: string, many: number) =>
  test().context.db.execute(sql`
    insert into customers (id, agent_id, name, recipient_kind, recipient, created_at)
    select gen_random_uuid(), ${await agentId()}::uuid, ${name}, 'phone', '0809' || lpad(n::text, 7, '0'), now()
    from generate_series(1, ${many}::integer) as n`);

it('folds every name that was saved without a folded form', async () => {
  await insertUnfolded('Ọlábísí', 2_001);
  expect(await found('olabisi')).toEqual([]);
  expect(await found('0809 0000001')).toEqual(['Ọlábísí']);
  await foldNames(test().context.db);
  expect(await found('olabisi')).toHaveLength(2_001);
  expect(await found('ỌLÁBÍSÍ')).toHaveLength(2_001);
});

it('folds again a name that a server without the columns has changed', async () => {
  const { context } = test();
  const body = { recipientKind: 'phone', recipient: '08011111111' } as const;
  const { customer } = await saveCustomer(await agentId(), { ...body, name: 'Ngọzi' }, context);
  await context.db.update(customers).set({ name: 'Ifẹ́' }).where(eq(customers.id, customer.id));
  expect([await found('ngozi'), await found('ife')]).toEqual([[], []]);
  await foldNames(context.db);
  expect([await found('ngozi'), await found('ife')]).toEqual([[], ['Ifẹ́']]);
  // The folded name is unchanged.
  await updateCustomer(await agentId(), customer.id, { ...body, name: 'Ife' }, context);
  expect(await found('ifẹ')).toEqual(['Ife']);
});
