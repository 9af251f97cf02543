import { asKobo } from '../../format/kobo.ts';
import { checkProfileId } from '../../validators/digits.ts';
import { checkPhone } from '../../validators/phone.ts';
import { defineService } from '../defineService.ts';
import { type Field, type FormView, planField, quantityField, serviceField } from '../field.ts';
import { facts, verifyWith } from '../verification.ts';

/** JAMB sells to one candidate whose profile is looked up; the others sell as many pins as are wanted. */
const needsProfile = (serviceId: string | undefined) => /\bjamb\b/i.test(serviceId ?? '');
const isForProfile = ({ service }: FormView) => needsProfile(service?.id);

const recipientField: Field = {
  name: 'recipient',
  kind: 'digits',
  label: 'phone-or-profile',
  labelIn: (form) => (isForProfile(form) ? 'profile-id' : 'phone'),
  check(raw, form) {
    if (isForProfile(form)) return checkProfileId(raw);
    const read = checkPhone(raw);
    return read.ok ? { ok: true, value: read.phone } : read;
  },
};

/** Result-checker pins: an exam, what of it, how many, and the customer's phone; for JAMB the candidate's profile. */
export const resultChecker = defineService({
  id: 'result-checker',
  fields: [
    serviceField('exam'),
    planField('product'),
    quantityField((form) => !isForProfile(form)),
    recipientField,
  ],
  verification: verifyWith(
    'profile',
    ({ recipient, service }) =>
      recipient && service && needsProfile(service) ? { profile_id: recipient, product: service } : null,
    ({ customerName }) => ({
      customerName,
      canBuy: true,
      facts: facts({ label: 'candidate', text: customerName }),
    }),
  ),
  delivers: 'pins',
  draft({ values: { recipient, quantity = '1' }, plan }) {
    if (!recipient || !plan) return null;
    const count = Number(quantity);
    const price = asKobo(plan.price * count);
    if (price === null) return null;
    return {
      recipient,
      planId: plan.id,
      planName: plan.name,
      quantity: count,
      price,
      commission: plan.commission && (asKobo(plan.commission * count) ?? undefined),
    };
  },
});
