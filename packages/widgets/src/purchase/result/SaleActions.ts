import type { Transaction } from '@oja/core';
import { createContext, type ReactNode } from 'react';

/** What a host adds to the result of a sale. */
export type SaleActions = (transaction: Transaction) => ReactNode;

/** By context, both: the steps between are those of an embed too, which has no such part. */
export const SaleActionsContext = createContext<SaleActions | null>(null);

/** The host's way to report a sale whose money is due. */
export const ReportRefundContext = createContext<SaleActions | null>(null);
