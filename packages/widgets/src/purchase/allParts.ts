import { Delivery } from '../delivery/Delivery.tsx';
import { ReportRefund } from '../delivery/ReportRefund.tsx';
import { amount, choice, digits, phone, plan, quantity, service, text } from './form/fieldViews.ts';
import { RecentRecipients } from './form/RecentRecipients.tsx';
import { RecipientCheck } from './form/RecipientCheck.tsx';
import { usePastPurchases } from './form/usePastPurchases.ts';
import type { PurchaseParts } from './parts.ts';
import { Sharing } from './result/Sharing.tsx';
import { useRefundEvidence } from './result/useRefundEvidence.ts';

/** Everything that any category needs. */
export const allParts: PurchaseParts & { readonly fields: Required<PurchaseParts['fields']> } = {
  fields: { service, plan, choice, phone, digits, text, amount, quantity },
  RecipientCheck,
  RecentRecipients,
  usePastPurchases,
  useRefundEvidence,
  Delivery,
  Sharing,
  ReportRefund,
};
