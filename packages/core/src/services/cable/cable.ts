import type { Service } from '../../schemas/service.ts';
import { checkSmartcard } from '../../validators/digits.ts';
import { checkPhone } from '../../validators/phone.ts';
import { defineService } from '../defineService.ts';
import { choiceField, type Field, type FormView, planField, serviceField } from '../field.ts';
import { facts, verifyWith } from '../verification.ts';

/** A decoder has a smartcard; what is streamed goes by the phone number of an account, whose owner can't be looked up. */
const goesByPhone = (service: Service | null) =>
  service?.recipientKind === 'phone' || /\bshowmax\b/i.test(service?.id ?? '');

const customerField: Field = {
  name: 'recipient',
  kind: 'digits',
  label: 'smartcard-number',
  labelIn: ({ service }) => (goesByPhone(service) ? 'phone' : 'smartcard-number'),
  check(raw, { service }) {
    if (!goesByPhone(service)) return checkSmartcard(raw);
    const read = checkPhone(raw);
    return read.ok ? { ok: true, value: read.phone } : read;
  },
};

/** Renewing keeps the add-ons and is what providers advise: offered first, where the server knows what it costs. */
const canRenew = ({ verified }: FormView) => verified?.renewal !== undefined;
const isRenewal = (form: FormView) => canRenew(form) && form.entered['operation'] !== 'change';
const renewal: Field['offer'] = (option, { verified }) =>
  option === 'renew' ? (verified?.renewal ?? null) : null;

/** Cable TV: a card whose owner was looked up, then the same package again, or another one. */
export const cable = defineService({
  id: 'cable',
  fields: [
    serviceField('provider'),
    customerField,
    { ...choiceField('operation', ['renew', 'change'], canRenew), offer: renewal },
    planField('package', (form) => !isRenewal(form)),
  ],
  verification: verifyWith(
    'smartcard',
    ({ recipient, service }, form) =>
      recipient && service && !goesByPhone(form.service)
        ? { smartcard_number: recipient, provider: service }
        : null,
    ({ customerName, currentPlan, dueDate, renewalAmount }) => ({
      customerName,
      canBuy: true,
      facts: facts(
        { label: 'customer', text: customerName },
        currentPlan !== undefined && { label: 'current-package', text: currentPlan },
        dueDate !== undefined && { label: 'due', at: dueDate },
      ),
      ...(renewalAmount !== undefined &&
        renewalAmount > 0 && { renewal: { price: renewalAmount, name: currentPlan ?? '' } }),
    }),
  ),
  delivers: 'directly',
  // A renewal names no plan: the server renews what is on the card, at the price that was shown.
  draft({ values: { recipient, operation }, plan, verified }) {
    if (!recipient) return null;
    const renewal = verified?.renewal;
    if (renewal && operation !== 'change') return { recipient, planName: renewal.name, price: renewal.price };
    return plan
      ? {
          recipient,
          planId: plan.id,
          planName: plan.name,
          price: plan.price,
          commission: plan.commission,
        }
      : null;
  },
  entries: ({ planId }) => ({ operation: planId === undefined ? 'renew' : 'change' }),
});
