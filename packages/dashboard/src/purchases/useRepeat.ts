import { findDefinition, type Transaction, toNaira } from '@oja/core';
import { useLocation } from 'wouter';
import { useRoutes } from '../routing/RoutesContext.ts';

/** What to type to sell something again, by the field's name. */
export type Entries = Readonly<Record<string, string>>;

/** In the history's entry and not in the address: a customer's number has no place in a link. */
interface Repeating {
  readonly repeat: Entries;
}

/** What of a sale tells how to sell it again. */
type Sold = Pick<Transaction, 'category' | 'recipient' | 'serviceId' | 'planId' | 'meterType' | 'amount'>;

/** The entries of a sale that its form has a field for; null where nothing can be sold again from it. */
export function entriesOf({ category = '', recipient, serviceId, planId, meterType, amount }: Sold) {
  const fields = new Set(findDefinition(category)?.fields.map(({ name }) => name));
  const all = {
    recipient,
    service: serviceId,
    plan: planId,
    meterType,
    amount: toNaira(amount).replace(/\.00$/, ''),
  };
  const entries = Object.entries(all).filter(([name, value]) => fields.has(name) && value);
  return recipient && entries.length > 0 ? (Object.fromEntries(entries) as Entries) : null;
}

/** Opens the form of a sale with everything filled in. Nothing is bought by it. */
export function useRepeat(): (sale: Sold) => void {
  const [, go] = useLocation();
  const routes = useRoutes();
  return (sale) => {
    const route = routes.find(({ category }) => category !== undefined && category === sale.category);
    const repeat = entriesOf(sale);
    if (route && repeat) go(route.paths[0] ?? '/', { state: { repeat } satisfies Repeating });
  };
}

/** What the history's entry says to begin a form with. It may be anything: only strings are taken. */
export function readRepeat(state: unknown): Entries {
  const repeat = typeof state === 'object' && state !== null && 'repeat' in state ? state.repeat : null;
  if (typeof repeat !== 'object' || repeat === null) return {};
  const texts = Object.entries(repeat).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].length <= 100,
  );
  return Object.fromEntries(texts);
}
