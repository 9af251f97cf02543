import { Delivery } from '../delivery/Delivery.tsx';
import { ReportRefund } from '../delivery/ReportRefund.tsx';
import { AmountField } from './form/AmountField.tsx';
import { ChoiceField } from './form/ChoiceField.tsx';
import { PlanField } from './form/PlanField.tsx';
import { pastPurchasesOf } from './form/pastPurchases.ts';
import { QuantityField } from './form/QuantityField.tsx';
import { RecentRecipients } from './form/RecentRecipients.tsx';
import { RecipientCheck } from './form/RecipientCheck.tsx';
import { ServiceField } from './form/ServiceField.tsx';
import { TypedField } from './form/TypedField.tsx';
import type { PurchaseParts } from './parts.ts';
import { Candidates } from './result/Candidates.tsx';
import { Sharing } from './result/Sharing.tsx';
import { withRefundEvidence } from './result/withRefundEvidence.ts';
import { ShortBalance } from './review/ShortBalance.tsx';

/** Everything that any category needs. */
export const allParts: PurchaseParts & { readonly fields: Required<PurchaseParts['fields']> } = {
  fields: {
    service: ServiceField,
    plan: PlanField,
    choice: ChoiceField,
    phone: TypedField,
    digits: TypedField,
    text: TypedField,
    amount: AmountField,
    quantity: QuantityField,
  },
  RecipientCheck,
  RecentRecipients,
  pastPurchasesOf,
  withRefundEvidence,
  Candidates,
  ShortBalance,
  Delivery,
  Sharing,
  ReportRefund,
};
