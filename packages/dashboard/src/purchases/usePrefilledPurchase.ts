import { type Transaction, toTypedAmount } from '@oja/core';
import type { Prefill } from '@oja/widgets/purchase';
import { useLocation } from 'wouter';
import type { FormStart } from '../routing/useFormKey.ts';
import { useSession } from '../session/useSession.ts';

/** The fields of a sale that a repeat of it needs. */
export type Sold = Pick<
  Transaction,
  'category' | 'recipient' | 'serviceId' | 'planId' | 'meterType' | 'amount'
>;

/** State of a history entry. Not in the address: a customer's number has no place in a link. */
export interface PrefilledPurchase extends FormStart {
  readonly prefill: Prefill;
  /** Username of the agent: history outlives a logout, and Back must not show the customer to the next agent. */
  readonly agent: string | null;
  /** False for a number alone, which is no purchase yet. */
  readonly isWhole: boolean;
}

/** Every field of a sale, for any form: the form's page drops those that its category does not ask for. */
export function toPrefill({ recipient, serviceId, planId, meterType, amount }: Sold): Prefill {
  const all = {
    recipient,
    service: serviceId,
    plan: planId,
    meterType,
    amount: toTypedAmount(amount),
  };
  return Object.fromEntries(Object.entries(all).filter((entry): entry is [string, string] => !!entry[1]));
}

/** Navigates to the review of a purchase with these fields, or to the form with a part of one, for the signed-in agent. */
export function usePrefilledPurchase(): (address: string, prefill: Prefill, isWhole?: boolean) => void {
  const [path, go] = useLocation();
  const { state } = useSession();
  return (address, prefill, isWhole = true) =>
    go(address, {
      // Back leads to the previous screen, not to the form as it was.
      replace: path === address,
      state: {
        prefill,
        isWhole,
        agent: state.peek().user?.username ?? null,
        formKey: crypto.randomUUID(),
      } satisfies PrefilledPurchase,
    });
}
