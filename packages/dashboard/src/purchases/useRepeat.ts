import { findDefinition } from '@oja/core';
import type { Prefill } from '@oja/widgets/purchase/index.ts';
import { useRoutes } from '../routing/RoutesContext.ts';
import { everyEntry, type Sold } from './everyEntry.ts';
import { useRepeating } from './useRepeating.ts';

/** Those of the entries that the form of a category has a field for. */
export function asked(category: string, entries: Prefill): Prefill {
  const fields = new Set(findDefinition(category)?.fields.map(({ name }) => name));
  return Object.fromEntries(Object.entries(entries).filter(([name]) => fields.has(name)));
}

/** The entries of a sale that its form has a field for; null where nothing can be sold again from it. */
export function entriesOf(sale: Sold): Prefill | null {
  const entries = asked(sale.category ?? '', everyEntry(sale));
  return sale.recipient && Object.keys(entries).length > 0 ? entries : null;
}

/** Opens the form of a sale with everything filled in. Nothing is bought by it. */
export function useRepeat(): (sale: Sold) => void {
  const begin = useRepeating();
  const routes = useRoutes();
  return (sale) => {
    const route = routes.find(({ category }) => category !== undefined && category === sale.category);
    const repeat = entriesOf(sale);
    if (route && repeat) begin(route.paths[0] ?? '/', repeat);
  };
}

/**
 * What the history's entry says to begin a form with, for this agent and no other, and for nobody while it is not known
 * who it is. It may be anything: only strings are taken.
 */
export function readRepeat(state: unknown, agent: string | null): Prefill {
  if (agent === null) return {};
  if (typeof state !== 'object' || state === null || !('repeat' in state && 'agent' in state)) return {};
  const { repeat } = state;
  if (typeof repeat !== 'object' || repeat === null || state.agent !== agent) return {};
  const texts = Object.entries(repeat).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].length <= 100,
  );
  return Object.fromEntries(texts);
}
