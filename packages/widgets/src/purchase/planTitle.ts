import type { Plan } from '@oja/core';
import type { Text } from '../text/catalogue.ts';

/** "1 GB · 30 days · SME": what a plan is called wherever it stands alone. */
export function planTitle(plan: Plan, text: Pick<Text, 'purchase'>): string {
  const days = plan.validityDays ? text.purchase.days(plan.validityDays) : null;
  return [plan.name, days, plan.kind].filter(Boolean).join(' · ');
}
