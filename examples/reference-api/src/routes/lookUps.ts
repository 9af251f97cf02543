import { DAY, type EndpointName, toNaira } from '@oja/core';
import type { AppContext } from '../appContext.ts';
import type { Handler, HandlerRequest } from '../http/handler.ts';
import { inTime, providerSilent } from '../http/inTime.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { maskName } from '../identity/maskName.ts';
import { mayCheck } from '../identity/scopes.ts';
import { spendCheck } from '../identity/spendCheck.ts';

type Asker = HandlerRequest<'meter'>['caller'];

const mayNotCheck = ({ kind }: Asker): Refusal =>
  kind === 'api-key'
    ? new Refusal(403, 'scope_missing', 'This key may not check that: it does not sell in this category.')
    : new Refusal(403, 'forbidden', 'This site may not check that.');

/** Throws if the caller may not make this check, or has none left. */
async function admit(caller: Asker, check: EndpointName, context: AppContext): Promise<void> {
  if (!mayCheck(caller, check)) throw mayNotCheck(caller);
  await spendCheck(caller, context);
}

/**
 * The part of a customer's name that this caller may see: an agent or a key all of it, a visitor enough to confirm
 * it.
 */
const nameFor = ({ kind }: Asker, name: string): string => (kind === 'widget' ? maskName(name) : name);

/** The provider's answer, with a timeout. Throws a 404 for a number that the provider does not know. */
async function find<T>(asked: Promise<T | undefined>, missing: string, context: AppContext): Promise<T> {
  const found = await inTime(asked, context.answerLimitMs, providerSilent);
  if (!found) throw notFound(missing);
  return found;
}

export const meter: Handler<'meter'> = async ({ caller, query }, context) => {
  await admit(caller, 'meter', context);
  const { meter_number, disco_name, meter_type } = query;
  const asked = context.provider.customers.meter(meter_number, disco_name, meter_type);
  const found = await find(asked, 'This disco does not know this meter number and type.', context);
  return {
    data: {
      customerName: nameFor(caller, found.customerName),
      // An address is shown to the agent, who sells to the customer, and not to every visitor of a page.
      ...(caller.kind !== 'widget' && { address: found.address }),
      meterNumber: meter_number,
      meterType: found.meterType,
      minimumAmount: toNaira(found.minimum),
      ...(found.arrears !== undefined && { arrears: toNaira(found.arrears) }),
      canVend: true,
    },
  };
};

export const smartcard: Handler<'smartcard'> = async ({ caller, query }, context) => {
  await admit(caller, 'smartcard', context);
  const asked = context.provider.customers.card(query.smartcard_number, query.provider);
  const found = await find(asked, 'This provider does not know this card number.', context);
  return {
    data: {
      customerName: nameFor(caller, found.customerName),
      status: 'Open',
      dueDate: new Date(context.clock() + found.dueInDays * DAY).toISOString(),
      ...(found.renewal && {
        currentPlan: found.renewal.plan,
        currentPlanId: found.renewal.planId,
        renewalAmount: toNaira(found.renewal.amount),
      }),
    },
  };
};

export const profile: Handler<'profile'> = async ({ caller, query }, context) => {
  await admit(caller, 'profile', context);
  const asked = context.provider.customers.profile(query.profile_id, query.product);
  const { customerName } = await find(asked, 'JAMB does not know this profile code.', context);
  return { data: { customerName: nameFor(caller, customerName) } };
};
