import type { Field } from '@oja/core';
import type { ComponentType } from 'react';
import { Delivery } from '../delivery/Delivery.tsx';
import { prefetchReceiptActions } from '../delivery/LazyReceiptActions.tsx';
import { SettlementClock } from '../delivery/SettlementClock.tsx';
import { allProviders } from '../theme/providers/allProviders.ts';
import { CustomerSearch } from './customers/CustomerSearch.tsx';
import { SaveCustomer } from './customers/SaveCustomer.tsx';
import { AmountField } from './form/AmountField.tsx';
import { ChoiceField } from './form/ChoiceField.tsx';
import type { FieldViewProps } from './form/fieldView.ts';
import { fieldViews } from './form/fieldViews.ts';
import { PlanField } from './form/PlanField.tsx';
import { pastPurchasesOf } from './form/pastPurchases.ts';
import { QuantityField } from './form/QuantityField.tsx';
import { RecentRecipients } from './form/RecentRecipients.tsx';
import { RecipientCheck } from './form/RecipientCheck.tsx';
import { ServiceListField } from './form/ServiceListField.tsx';
import { TypedField } from './form/TypedField.tsx';
import { WalletLine } from './form/WalletLine.tsx';
import type { PurchaseParts } from './parts.ts';
import { Candidates } from './result/Candidates.tsx';
import { ReportDue } from './result/ReportDue.tsx';
import { Sharing } from './result/Sharing.tsx';
import { withRefundEvidence } from './result/withRefundEvidence.ts';
import { CustomerPrice } from './review/CustomerPrice.tsx';
import { PinActions } from './review/PinActions.tsx';
import { ShortBalance } from './review/ShortBalance.tsx';

const views: Readonly<Record<(typeof fieldViews)[Field['kind']], ComponentType<FieldViewProps>>> = {
  AmountField,
  ChoiceField,
  PlanField,
  QuantityField,
  ServiceListField,
  TypedField,
};

const fields = Object.fromEntries(
  Object.entries(fieldViews).map(([kind, name]) => [kind, views[name]]),
  // `fromEntries` loses the type of the keys.
) as Record<Field['kind'], ComponentType<FieldViewProps>>;

/** Every part of every category. */
export const allParts: PurchaseParts & { readonly fields: Required<PurchaseParts['fields']> } = {
  fields,
  RecipientCheck,
  CustomerSearch,
  RecentRecipients,
  pastPurchasesOf,
  withRefundEvidence,
  Candidates,
  looks: allProviders,
  WalletLine,
  ShortBalance,
  PinActions,
  CustomerPrice,
  Delivery,
  Sharing,
  prefetchSharing: prefetchReceiptActions,
  SaveCustomer,
  ReportRefund: ReportDue,
  SettlementClock,
};
