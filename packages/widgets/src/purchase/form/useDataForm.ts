import {
  type Client,
  checkPhone,
  hintNetwork,
  type PhoneFault,
  type Plan,
  type PurchaseDraft,
  type Service,
} from '@oja/core';
import { useState } from 'react';
import { useSignal } from '../../binding/signals.ts';
import { useText } from '../../binding/TextProvider.tsx';
import { purchase } from '../../text/en/purchase.ts';
import { planTitle } from '../planTitle.ts';

interface Entered {
  /** As it was typed: nothing that was typed is changed or lost. */
  readonly phone: string;
  /** The agent's own choice; null follows the number's prefix. */
  readonly serviceId: string | null;
  readonly planId: string | null;
}

/** What stands in the way of a review, for each field. */
export interface DataFaults {
  readonly phone: PhoneFault | null;
  readonly network: 'missing' | 'down' | null;
  readonly plan: 'missing' | null;
}

/** The form of a data sale: what was entered, what follows from it, and what is wrong with it once asked. */
export interface DataForm {
  readonly entered: Entered;
  readonly services: readonly Service[];
  /** The network in force: chosen, or hinted by the number. */
  readonly service: Service | null;
  /** The network that the number's prefix once belonged to, where it is another than the chosen one. */
  readonly usual: Service | null;
  readonly plan: Plan | null;
  /** Null until the agent asked for the review, and in each field as soon as it is mended. */
  readonly faults: DataFaults | null;
  enter(change: Partial<Entered>): void;
  /** The sale to review, or null with `faults` set. */
  submit(): PurchaseDraft | null;
  /** Fills the form from an earlier sale, or empties it. */
  restart(from: PurchaseDraft | null): void;
}

const emptyForm = (phone: string): Entered => ({ phone, serviceId: null, planId: null });

/** Digits as they are matched against prefixes: also while the number is incomplete. */
function typedDigits(raw: string): string {
  const read = checkPhone(raw);
  return read.ok ? read.phone : raw.replace(/\D/g, '').replace(/^234/, '0');
}

export function useDataForm(client: Client, prefill: string): DataForm {
  const text = useText({ purchase });
  const services = useSignal(client.services.of('data'));
  const [entered, setEntered] = useState<Entered>(() => emptyForm(prefill));
  const [wasAsked, setAsked] = useState(false);

  const hinted = hintNetwork(typedDigits(entered.phone), services);
  const chosen = services.find((service) => service.id === entered.serviceId) ?? null;
  const service = chosen ?? hinted;
  const usual = chosen && hinted && hinted !== chosen ? hinted : null;
  const plan = service?.plans.find((candidate) => candidate.id === entered.planId) ?? null;

  const phone = checkPhone(entered.phone);
  const faults: DataFaults = {
    phone: phone.ok ? null : phone.fault,
    network: !service ? 'missing' : service.available ? null : 'down',
    plan: plan ? null : 'missing',
  };

  return {
    entered,
    services,
    service,
    usual,
    plan,
    faults: wasAsked ? faults : null,
    enter: (change) => setEntered((before) => ({ ...before, ...change })),
    submit() {
      setAsked(true);
      if (!phone.ok || !service?.available || !plan) return null;
      return {
        category: 'data',
        serviceId: service.id,
        serviceName: service.name,
        planId: plan.id,
        planName: planTitle(plan, text),
        recipient: phone.phone,
        ported: usual !== null,
        price: plan.price,
        commission: plan.commission,
      };
    },
    restart(from) {
      setAsked(false);
      setEntered(
        from
          ? { phone: from.recipient, serviceId: from.serviceId, planId: from.planId ?? null }
          : emptyForm(''),
      );
    },
  };
}
