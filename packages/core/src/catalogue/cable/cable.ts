import { checkSmartcard } from '../../validators/digits.ts';
import { groupFours } from '../../validators/groupDigits.ts';
import { categoryFactsOf } from '../categoryFacts.ts';
import { defineService } from '../defineService.ts';
import { choiceField, type Field, type FormView, planField, serviceField } from '../field.ts';
import { lookUpEndpoints } from '../lookUpEndpoints.ts';
import {
  forgetOtherKind,
  phoneRecipient,
  type RecipientKind,
  type RecipientKinds,
  recipientField,
  recipientKindOf,
} from '../recipientKind.ts';
import { facts, verifyWith } from '../verification.ts';

const smartcard: RecipientKind = {
  name: 'smartcard',
  label: 'smartcard-number',
  group: groupFours,
  check: checkSmartcard,
};

/** A decoder has a smartcard, whose number GOtv calls IUC. A streaming account has a phone number, and its owner can't be looked up. */
const recipients: RecipientKinds = {
  usual: smartcard,
  byService: { gotv: { ...smartcard, label: 'iuc-number' }, showmax: phoneRecipient },
};

/** Renewing keeps the add-ons, and providers recommend it: offered first if the server knows its price. */
const canRenew = ({ verified }: FormView) => verified?.renewal !== undefined;
const isRenewal = (form: FormView) => canRenew(form) && form.entered['operation'] !== 'change';
const renewal: Field['offer'] = (option, { verified }) =>
  option === 'renew' ? (verified?.renewal ?? null) : null;

/** Cable TV: a card whose owner was looked up, then a renewal of its package or another one. */
export const cable = defineService({
  id: 'cable',
  fields: [
    serviceField('provider'),
    recipientField('smartcard-number', recipients),
    { ...choiceField('operation', ['renew', 'change'], canRenew), offer: renewal },
    planField('package', (form) => !isRenewal(form)),
  ],
  verification: verifyWith(
    lookUpEndpoints.smartcard,
    ({ recipient, service }, form) =>
      recipient && service && recipientKindOf(form.service, recipients) !== phoneRecipient
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
  forget: forgetOtherKind(recipients),
  delivers: 'directly',
  endedBySale: ['current-package', 'due'],
  ...categoryFactsOf('cable'),
  // A renewal names no plan: the server renews the card's package at the price that was shown.
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
