import {
  checkMarkup,
  formatMoney,
  isCategory,
  type Kobo,
  kobo,
  type Markup,
  type MarkupIssue,
  parseNaira,
  type SellingPriceChange,
  type SellingRule,
} from '@oja/core';
import { and, asc, count, eq, or } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import { plans, services } from '../database/catalogue.schema.ts';
import { agents } from '../database/identity.schema.ts';
import type { Queries } from '../database/open.ts';
import { sellingPrices as table } from '../database/sellingPrice.schema.ts';
import { invalid, Refusal } from '../http/refusal.ts';

/** Maximum rules per agent: more than the plans of any catalogue. */
export const MOST_RULES = 2_000;

type Scope = Pick<typeof table.$inferSelect, 'category' | 'serviceId' | 'planId'>;

const markupOf = ({ kind, value }: Pick<typeof table.$inferSelect, 'kind' | 'value'>): Markup =>
  kind === 'percent' ? { kind, basisPoints: value } : { kind, amount: value };

const ruleOf = ({ category, serviceId, planId, ...row }: typeof table.$inferSelect): SellingRule => ({
  ...(category && { category }),
  ...(serviceId && { serviceId }),
  ...(planId && { planId }),
  markup: markupOf(row),
});

const order = [asc(table.category), asc(table.serviceId), asc(table.planId)];

/** The agent's rules, wider scopes before narrower ones. */
export async function selectRules(db: Queries, agentId: string): Promise<readonly SellingRule[]> {
  const rows = await db
    .select()
    .from(table)
    .where(eq(table.agentId, agentId))
    .orderBy(...order);
  return rows.map(ruleOf);
}

/** The rules that can apply to one sale: at most four, found by the primary key. */
export async function selectRulesFor(
  db: Queries,
  agentId: string,
  { category, serviceId, planId }: { category: string; serviceId: string; planId: string | null },
): Promise<readonly SellingRule[]> {
  const scopes: readonly Scope[] = [
    { category: '', serviceId: '', planId: '' },
    { category, serviceId: '', planId: '' },
    { category, serviceId, planId: '' },
    ...(planId === null ? [] : [{ category, serviceId, planId }]),
  ];
  const rows = await db
    .select()
    .from(table)
    .where(and(eq(table.agentId, agentId), or(...scopes.map(isOf))));
  return rows.map(ruleOf);
}

const isOf = ({ category, serviceId, planId }: Scope) =>
  and(eq(table.category, category), eq(table.serviceId, serviceId), eq(table.planId, planId));

/** The full scope of a rule by the catalogue; `cost` is the plan's cost for the agent. */
async function findScope(
  tx: Queries,
  { category = '', serviceId = '', planId = '' }: SellingPriceChange,
): Promise<Scope & { readonly cost: Kobo | null }> {
  if (planId !== '') {
    const [found] = await tx
      .select({ category: services.category, serviceId: services.id, cost: plans.price })
      .from(plans)
      .innerJoin(services, eq(services.id, plans.serviceId))
      .where(and(eq(plans.id, planId), serviceId === '' ? undefined : eq(plans.serviceId, serviceId)));
    if (!found) throw invalid('planId', 'This plan is not sold here. Load the plans again.');
    return { ...found, planId };
  }
  if (serviceId !== '') {
    const [found] = await tx
      .select({ category: services.category })
      .from(services)
      .where(eq(services.id, serviceId));
    if (!found) throw invalid('serviceId', 'This is not sold here. Load the list again.');
    return { category: found.category, serviceId, planId, cost: null };
  }
  if (category !== '' && !isCategory(category)) throw invalid('category', 'There is no such service.');
  return { category, serviceId, planId, cost: null };
}

function sentenceOf(issue: MarkupIssue): string {
  switch (issue.kind) {
    case 'percent-range':
      return 'Enter 0 to 100 %.';
    case 'add-range':
      return 'Enter ₦0 to ₦10,000.';
    case 'no-plan':
      return 'Only a plan can have its own price. Choose a percentage or an amount in naira on top.';
    case 'below-cost':
      return `This is less than the ${formatMoney(issue.cost)} that it costs you. Enter more.`;
    case 'above':
      return `Enter at most ${formatMoney(issue.most)}.`;
  }
}

function parseMarkup(sent: NonNullable<SellingPriceChange['markup']>): Markup {
  if (sent.kind === 'percent') return sent;
  const amount = parseNaira(sent.amount);
  if (amount === null) throw invalid('markup', 'Enter an amount in naira.');
  return { kind: sent.kind, amount };
}

/** Sets or removes the rule of one scope. Returns all rules of the agent. */
export function setRule(
  agentId: string,
  change: SellingPriceChange,
  { db }: AppContext,
): Promise<readonly SellingRule[]> {
  return db.transaction(async (tx) => {
    // Serialises changes, so that concurrent ones do not exceed the maximum. `no key update`: sales do not wait for
    // it.
    await tx.select({ id: agents.id }).from(agents).where(eq(agents.id, agentId)).for('no key update');
    const { cost, ...scope } = await findScope(tx, change);
    if (change.markup === null) {
      await tx.delete(table).where(and(eq(table.agentId, agentId), isOf(scope)));
      return selectRules(tx, agentId);
    }
    const markup = parseMarkup(change.markup);
    const issue = checkMarkup(markup, cost);
    if (issue) throw invalid('markup', sentenceOf(issue));
    const { kind } = markup;
    const set = { kind, value: markup.kind === 'percent' ? kobo(markup.basisPoints) : markup.amount };
    await tx
      .insert(table)
      .values({ agentId, ...scope, ...set })
      .onConflictDoUpdate({ target: [table.agentId, table.category, table.serviceId, table.planId], set });
    const [kept] = await tx.select({ many: count() }).from(table).where(eq(table.agentId, agentId));
    if ((kept?.many ?? 0) > MOST_RULES)
      throw new Refusal(409, 'too_many_prices', 'You have 2,000 selling prices, which is the maximum.');
    return selectRules(tx, agentId);
  });
}
