import { Delivery } from '../delivery/Delivery.tsx';
import { ReportRefund } from '../delivery/ReportRefund.tsx';
import * as fields from './form/fieldViews.ts';
import { pastPurchasesOf } from './form/pastPurchases.ts';
import { RecentRecipients } from './form/RecentRecipients.tsx';
import { RecipientCheck } from './form/RecipientCheck.tsx';
import type { PurchaseParts } from './parts.ts';
import { Candidates } from './result/Candidates.tsx';
import { Sharing } from './result/Sharing.tsx';
import { withRefundEvidence } from './result/withRefundEvidence.ts';
import { ShortBalance } from './review/ShortBalance.tsx';

/** Everything that any category needs. */
export const allParts: PurchaseParts & { readonly fields: Required<PurchaseParts['fields']> } = {
  fields,
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
