import type { Field, TrackerState, Transaction } from '@oja/core';
import type { ComponentType } from 'react';
import type { DeliveryProps } from '../delivery/Delivery.tsx';
import type { SettlementClockProps } from '../delivery/SettlementClock.tsx';
import type { ProviderLooks } from '../theme/providers/providerLook.ts';
import type { CustomerSearchProps } from './customers/CustomerSearch.tsx';
import type { SaveCustomerProps } from './customers/SaveCustomer.tsx';
import type { FieldViewProps } from './form/fieldView.ts';
import type { PastPurchases } from './form/pastPurchases.ts';
import type { RecentRecipientsProps } from './form/RecentRecipients.tsx';
import type { RecipientCheckProps } from './form/RecipientCheck.tsx';
import type { WalletLineProps } from './form/WalletLine.tsx';
import type { CandidatesProps } from './result/Candidates.tsx';
import type { ReportDueProps } from './result/ReportDue.tsx';
import type { SharingProps } from './result/Sharing.tsx';
import type { BuyActionsProps } from './review/BuyButtons.tsx';
import type { CustomerPriceProps } from './review/CustomerPrice.tsx';
import type { ShortBalanceProps } from './review/ShortBalance.tsx';

/**
 * What a purchase is put together from. A dashboard sells everything and has them all; an embed has those that its one
 * category needs, so that a partner's page loads nothing else. `null`: this part is never shown.
 */
export interface PurchaseParts {
  /** How each kind of field is drawn. A kind that a definition asks for and that is missing here is a mistake of ours. */
  readonly fields: Readonly<Partial<Record<Field['kind'], ComponentType<FieldViewProps>>>>;
  readonly RecipientCheck: ComponentType<RecipientCheckProps> | null;
  /** Finds the agent's saved customers from the recipient's field. Null where no customers are saved. */
  readonly CustomerSearch: ComponentType<CustomerSearchProps> | null;
  readonly RecentRecipients: ComponentType<RecentRecipientsProps> | null;
  /** What the loaded history tells of a category. Null where no history is loaded. */
  readonly pastPurchasesOf: ((history: readonly Transaction[], category: string) => PastPurchases) | null;
  /** Transactions that may be a sale whose end is not known. Null where no history is loaded. */
  readonly Candidates: ComponentType<CandidatesProps> | null;
  /** The tiles of those whose services are sold; one that is missing has its letters in grey. */
  readonly looks: ProviderLooks;
  /** What can be spent, beside the way to the review. Null where no balance is shown. */
  readonly WalletLine: ComponentType<WalletLineProps> | null;
  /** The ways on where the balance is too low. Null where no balance is shown. */
  readonly ShortBalance: ComponentType<ShortBalanceProps> | null;
  /** Buy where a transaction PIN may be asked. Null where nobody has one: a widget session is limited by its allowance. */
  readonly PinActions: ComponentType<BuyActionsProps> | null;
  /** What the agent's customer pays. Null where the price itself is what is paid. */
  readonly CustomerPrice: ComponentType<CustomerPriceProps> | null;
  /** What the customer gets, in the agent's hand. */
  readonly Delivery: ComponentType<DeliveryProps> | null;
  /** The ways to give the customer a receipt. */
  readonly Sharing: ComponentType<SharingProps> | null;
  /** Loads what `Sharing` shows while the sale is reviewed: nothing has to come between Buy and the customer. */
  readonly prefetchSharing: (() => void) | null;
  /** Saves whom something was sold to. Null where no customers are saved. */
  readonly SaveCustomer: ComponentType<SaveCustomerProps> | null;
  /** Adds the refund that the loaded history lists. Null where no history is loaded. */
  readonly withRefundEvidence:
    | ((state: TrackerState, history: readonly Transaction[]) => TrackerState)
    | null;
  /** The way to report money that did not come back. Null where support is not the visitor's to call. */
  readonly ReportRefund: ComponentType<ReportDueProps> | null;
  /** By when an open sale is settled. Null where a page is to weigh as little as it can. */
  readonly SettlementClock: ComponentType<SettlementClockProps> | null;
}
