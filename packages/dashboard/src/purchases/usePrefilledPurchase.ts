import { type Transaction, toTypedAmount } from '@oja/core';
import type { Prefill } from '@oja/widgets/purchase';
import { useLocation } from 'wouter';
import type { FormStart } from '../routing/useFormKey.ts';
import { useSession } from '../session/useSession.ts';

/** Fields of a transaction that are needed to repeat it. */
export type Sold = Pick<
  Transaction,
  'category' | 'recipient' | 'serviceId' | 'planId' | 'meterType' | 'amount'
>;

/** State of a history entry. Kept out of the URL, because a customer's number must not be in a link. */
export interface PrefilledPurchase extends FormStart {
  readonly prefill: Prefill;
  /** Username of the agent. History outlives a logout, and Back must not show the customer to the next agent. */
  readonly agent: string | null;
  /** False if only some fields are known, such as the number. */
  readonly isWhole: boolean;
}

/** Maps a transaction to every form's fields. Each form ignores the fields that its category lacks. */
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

/** Navigates to the review of a complete purchase, or to a partly filled form, for the signed-in agent. */
export function usePrefilledPurchase(): (address: string, prefill: Prefill, isWhole?: boolean) => void {
  const [path, go] = useLocation();
  const { state } = useSession();
  return (address, prefill, isWhole = true) =>
    go(address, {
      // Back leads to the previous screen, not to the same form with its earlier entries.
      replace: path === address,
      state: {
        prefill,
        isWhole,
        agent: state.peek().user?.username ?? null,
        formKey: crypto.randomUUID(),
      } satisfies PrefilledPurchase,
    });
}
