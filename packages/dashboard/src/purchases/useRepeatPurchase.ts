import { findDefinition } from '@oja/core';
import type { Prefill } from '@oja/widgets/purchase';
import { useRoutes } from '../routing/RoutesContext.ts';
import { type Sold, toPrefill, usePrefilledPurchase } from './usePrefilledPurchase.ts';

/** Keeps the fields that the category's form has. */
export function pickFields(category: string, prefill: Prefill): Prefill {
  const fields = new Set(findDefinition(category)?.fields.map(({ name }) => name));
  return Object.fromEntries(Object.entries(prefill).filter(([name]) => fields.has(name)));
}

/** The prefill that repeats a purchase; `null` if it can't be repeated. */
export function repeatPrefill(sale: Sold): Prefill | null {
  const prefill = pickFields(sale.category ?? '', toPrefill(sale));
  return sale.recipient && Object.keys(prefill).length > 0 ? prefill : null;
}

/** Returns a function that opens the review of a repeated purchase. Buys nothing. */
export function useRepeatPurchase(): (sale: Sold) => void {
  const openForm = usePrefilledPurchase();
  const routes = useRoutes();
  return (sale) => {
    const route = routes.find(({ category }) => category !== undefined && category === sale.category);
    const prefill = repeatPrefill(sale);
    if (route && prefill) openForm(route.paths[0] ?? '/', prefill);
  };
}
