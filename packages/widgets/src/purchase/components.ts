import type { Field, TrackerState, Transaction } from '@oja/core';
import type { ComponentType } from 'react';
import type { DeliveryProps } from '../delivery/Delivery.tsx';
import type { SettlementClockProps } from '../delivery/SettlementClock.tsx';
import type { ProviderLooks } from '../theme/providers/providerLook.ts';
import type { SaveCustomerProps } from './customers/SaveCustomerForm.tsx';
import type { SuggestionsProps } from './customers/Suggestions.tsx';
import type { FieldViewProps } from './form/fieldView.ts';
import type { PastPurchases } from './form/pastPurchases.ts';
import type { RecentRecipientsProps } from './form/RecentRecipients.tsx';
import type { RecipientCheckProps } from './form/RecipientCheck.tsx';
import type { WalletLineProps } from './form/WalletLine.tsx';
import type { CandidatesProps } from './result/Candidates.tsx';
import type { ReportMissingRefundProps } from './result/PurchaseActions.tsx';
import type { SharingProps } from './result/Sharing.tsx';
import type { BuyActionsProps } from './review/BuyButtons.tsx';
import type { CustomerPriceProps } from './review/CustomerPriceLine.tsx';
import type { ShortBalanceProps } from './review/ShortBalance.tsx';

/**
 * The components and functions of a purchase. A dashboard sells everything and has all of them; an embed has only what its
 * category needs, so that a partner's page loads nothing else. A part that is omitted is not shown.
 */
export interface PurchaseComponents {
  /** Component for each kind of field. A missing kind that a definition uses is a bug. */
  readonly fields: Readonly<Partial<Record<Field['kind'], ComponentType<FieldViewProps>>>>;
  readonly RecipientCheck?: ComponentType<RecipientCheckProps>;
  /** Finds the agent's saved customers in the recipient's field. Omitted if no customers are saved. */
  readonly CustomerCombobox?: ComponentType<SuggestionsProps>;
  readonly RecentRecipients?: ComponentType<RecentRecipientsProps>;
  /** Reads past purchases of a category from the loaded history. Omitted if no history is loaded. */
  readonly pastPurchasesOf?: (history: readonly Transaction[], category: string) => PastPurchases;
  /** Lists transactions that may be a purchase without a final status. Omitted if no history is loaded. */
  readonly Candidates?: ComponentType<CandidatesProps>;
  /** Looks of the providers. A provider without one has its first letters in grey. */
  readonly looks: ProviderLooks;
  /** The balance above the review button. Omitted if no balance is shown. */
  readonly WalletLine?: ComponentType<WalletLineProps>;
  /** Actions if the balance is too low. Omitted if no balance is shown. */
  readonly ShortBalance?: ComponentType<ShortBalanceProps>;
  /** Buy button with the transaction PIN. Omitted in an embed: a widget session has no PIN, only an allowance. */
  readonly PinActions?: ComponentType<BuyActionsProps>;
  /** The price for the agent's customer. Omitted if the customer pays the listed price. */
  readonly CustomerPrice?: ComponentType<CustomerPriceProps>;
  /** The delivered items. */
  readonly Delivery?: ComponentType<DeliveryProps>;
  /** The receipt actions. */
  readonly Sharing?: ComponentType<SharingProps>;
  /** Prefetches the code of `Sharing` during the review, so that nothing is loaded between Buy and the result. */
  readonly prefetchSharing?: () => void;
  /** Saves the recipient as a customer. Omitted if no customers are saved. */
  readonly SaveCustomer?: ComponentType<SaveCustomerProps>;
  /** Adds a refund from the loaded history to the state. Omitted if no history is loaded. */
  readonly withRefundEvidence?: (state: TrackerState, history: readonly Transaction[]) => TrackerState;
  /** Reports a missing refund. Omitted if a visitor must not contact support. */
  readonly ReportRefund?: ComponentType<ReportMissingRefundProps>;
  /** Shows when an open purchase settles. Omitted on pages that must stay small. */
  readonly SettlementClock?: ComponentType<SettlementClockProps>;
}
