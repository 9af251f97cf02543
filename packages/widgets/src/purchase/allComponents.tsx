import type { Field } from '@oja/core';
import type { ComponentType } from 'react';
import { Lazy } from '../binding/Lazy.tsx';
import { Delivery } from '../delivery/Delivery.tsx';
import { prefetchReceiptActions } from '../delivery/receipt/LazyReceiptActions.tsx';
import { SettlementClock } from '../delivery/SettlementClock.tsx';
import { allProviders } from '../theme/providers/allProviders.ts';
import { createLazyCode } from '../ui/lazy/lazyCode.ts';
import type { PurchaseComponents } from './components.ts';
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
import { Candidates } from './result/Candidates.tsx';
import { ReportMissingRefund } from './result/PurchaseActions.tsx';
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

const suggestions = createLazyCode(() =>
  import('./customers/Suggestions.tsx').then(({ Suggestions }) => Suggestions),
);
const saveCustomerForm = createLazyCode(() =>
  import('./customers/SaveCustomerForm.tsx').then(({ SaveCustomerForm }) => SaveCustomerForm),
);
const customerPriceLine = createLazyCode(() =>
  import('./review/CustomerPriceLine.tsx').then(({ CustomerPriceLine }) => CustomerPriceLine),
);

/** Every part of every category. */
export const allComponents: Required<PurchaseComponents> & {
  readonly fields: Required<PurchaseComponents['fields']>;
} = {
  fields,
  RecipientCheck,
  // Loads when the recipient's field gets the focus. Without it the field is a plain input.
  CustomerCombobox: (props) => <Lazy code={suggestions} props={props} fallback={null} isOptional />,
  RecentRecipients,
  pastPurchasesOf,
  withRefundEvidence,
  Candidates,
  looks: allProviders,
  WalletLine,
  ShortBalance,
  PinActions,
  CustomerPrice: (props) => <Lazy code={customerPriceLine} props={props} fallback={null} isOptional />,
  Delivery,
  Sharing,
  prefetchSharing: prefetchReceiptActions,
  SaveCustomer: (props) => <Lazy code={saveCustomerForm} props={props} fallback={null} isOptional />,
  ReportRefund: ReportMissingRefund,
  SettlementClock,
};
