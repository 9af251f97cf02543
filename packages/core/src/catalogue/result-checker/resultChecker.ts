import { checkProfileId } from '../../validators/digits.ts';
import { groupFours } from '../../validators/groupDigits.ts';
import { defineService } from '../defineService.ts';
import { type FormView, planField, serviceField } from '../field.ts';
import { lookUpEndpoints } from '../lookUpEndpoints.ts';
import { pricedByQuantity, quantityField } from '../quantityField.ts';
import {
  forgetOtherKind,
  phoneRecipient,
  type RecipientKind,
  type RecipientKinds,
  recipientField,
  recipientKindOf,
} from '../recipientKind.ts';
import { facts, verifyWith } from '../verification.ts';

const profile: RecipientKind = {
  name: 'profile',
  label: 'profile-id',
  group: groupFours,
  check: checkProfileId,
};

/** JAMB sells one pin to a candidate whose profile is looked up; the other exams sell any quantity. */
const recipients: RecipientKinds = { usual: phoneRecipient, byService: { jamb: profile } };
const isForProfile = ({ service }: FormView) => recipientKindOf(service, recipients) === profile;

/** Result-checker pins: an exam, a product, a quantity, and the customer's phone number; for JAMB the candidate's profile. */
export const resultChecker = defineService({
  id: 'result-checker',
  fields: [
    serviceField('exam'),
    planField('product'),
    quantityField((form) => !isForProfile(form)),
    recipientField('phone-or-profile', recipients),
  ],
  verification: verifyWith(
    lookUpEndpoints.profile,
    ({ recipient, service }, form) =>
      recipient && service && isForProfile(form) ? { profile_id: recipient, product: service } : null,
    ({ customerName }) => ({
      customerName,
      canBuy: true,
      facts: facts({ label: 'candidate', text: customerName }),
    }),
  ),
  forget: forgetOtherKind(recipients),
  delivers: 'pins',
  draft: pricedByQuantity,
});
