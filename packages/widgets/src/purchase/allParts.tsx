import type { Field } from '@oja/core';
import type { ComponentType } from 'react';
import { Delivery } from '../delivery/Delivery.tsx';
import { prefetchReceiptActions } from '../delivery/receipt/LazyReceiptActions.tsx';
import { SettlementClock } from '../delivery/SettlementClock.tsx';
import { allProviders } from '../theme/providers/allProviders.ts';
import { OptionalPart } from '../ui/OptionalPart.tsx';
import { AmountField } from './form/AmountField.tsx';
import { ChoiceField } from './form/ChoiceField.tsx';
import type { FieldViewProps } from './form/fieldView.ts';
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
import { ReportDue } from './result/SaleActions.tsx';
import { Sharing } from './result/Sharing.tsx';
import { withRefundEvidence } from './result/withRefundEvidence.ts';
import { PinActions } from './review/PinActions.tsx';
import { ShortBalance } from './review/ShortBalance.tsx';

const fields: Readonly<Record<Field['kind'], ComponentType<FieldViewProps>>> = {
  service: ServiceListField,
  plan: PlanField,
  choice: ChoiceField,
  phone: TypedField,
  digits: TypedField,
  text: TypedField,
  amount: AmountField,
  quantity: QuantityField,
};

const loadSearch = () => import('./customers/Suggestions.tsx').then(({ Suggestions }) => Suggestions);
const loadSaving = () =>
  import('./customers/SaveCustomerForm.tsx').then(({ SaveCustomerForm }) => SaveCustomerForm);
const loadPrice = () =>
  import('./review/CustomerPriceLine.tsx').then(({ CustomerPriceLine }) => CustomerPriceLine);

/** Every part of every category. */
export const allParts: PurchaseParts & { readonly fields: Required<PurchaseParts['fields']> } = {
  fields,
  RecipientCheck,
  // Loads when the recipient's field gets the focus. Without it the field is a plain input.
  CustomerSearch: (props) => <OptionalPart load={loadSearch} props={props} />,
  RecentRecipients,
  pastPurchasesOf,
  withRefundEvidence,
  Candidates,
  looks: allProviders,
  WalletLine,
  ShortBalance,
  PinActions,
  CustomerPrice: (props) => <OptionalPart load={loadPrice} props={props} />,
  Delivery,
  Sharing,
  prefetchSharing: prefetchReceiptActions,
  SaveCustomer: (props) => <OptionalPart load={loadSaving} props={props} />,
  ReportRefund: ReportDue,
  SettlementClock,
};
