import { type Category, definitionOf } from '@oja/core';
import type { ReactElement } from 'react';
import { allComponents } from './allComponents.tsx';
import { type CategoryPurchaseProps, PurchaseFlow, type PurchaseProps } from './PurchaseFlow.tsx';
import { PurchaseActionsContext, ReportRefundContext } from './result/PurchaseActions.tsx';

/** Sells one category of services: form, review and result in one widget. */
export const Purchase = ({ actions, reportRefund, ...props }: PurchaseProps) => (
  <PurchaseActionsContext.Provider value={actions ?? null}>
    <ReportRefundContext.Provider value={reportRefund ?? null}>
      <PurchaseFlow {...props} components={allComponents} />
    </ReportRefundContext.Provider>
  </PurchaseActionsContext.Provider>
);

/** Creates the purchase component of a category in core's catalogue. */
function purchaseOf(category: Category): (props: CategoryPurchaseProps) => ReactElement {
  return (props) => <Purchase {...props} definition={definitionOf(category)} />;
}

/** Sells mobile data: number, network, plan. */
export const DataPurchase = /* @__PURE__ */ purchaseOf('data');
/** Sells airtime: number, network, amount. */
export const AirtimePurchase = /* @__PURE__ */ purchaseOf('airtime');
/** Sells electricity: disco, meter, amount. Delivers the token. */
export const ElectricityPurchase = /* @__PURE__ */ purchaseOf('electricity');
/** Sells cable TV: card, then a renewal or another package. */
export const CablePurchase = /* @__PURE__ */ purchaseOf('cable');
/** Sells exam PINs: exam, PIN, quantity. */
export const ResultCheckerPurchase = /* @__PURE__ */ purchaseOf('result-checker');
