import { type Category, definitionOf } from '@oja/core';
import type { ReactElement } from 'react';
import { allParts } from './allParts.ts';
import { type CategoryPurchaseProps, PurchaseFlow, type PurchaseProps } from './PurchaseFlow.tsx';
import { ReportRefundContext, SaleActionsContext } from './result/SaleActions.ts';

/** Sells one category of services: the form, the review, and what became of the purchase, in one place. */
export const Purchase = ({ actions, reportRefund, ...props }: PurchaseProps) => (
  <SaleActionsContext.Provider value={actions ?? null}>
    <ReportRefundContext.Provider value={reportRefund ?? null}>
      <PurchaseFlow {...props} parts={allParts} />
    </ReportRefundContext.Provider>
  </SaleActionsContext.Provider>
);

/** The purchase of one category of core's catalogue as a component of its own. */
function purchaseOf(category: Category): (props: CategoryPurchaseProps) => ReactElement {
  return (props) => <Purchase {...props} definition={definitionOf(category)} />;
}

/** Sells mobile data: number, network, plan. */
export const DataPurchase = /* @__PURE__ */ purchaseOf('data');
/** Sells airtime: number, network, amount. */
export const AirtimePurchase = /* @__PURE__ */ purchaseOf('airtime');
/** Sells electricity: disco, meter, amount; delivers the token. */
export const ElectricityPurchase = /* @__PURE__ */ purchaseOf('electricity');
/** Sells cable TV: card, then the same package again or another one. */
export const CablePurchase = /* @__PURE__ */ purchaseOf('cable');
/** Sells exam pins: exam, pin, how many. */
export const ResultCheckerPurchase = /* @__PURE__ */ purchaseOf('result-checker');
