import type { Transaction } from '@oja/core';
import { createContext, type ReactNode } from 'react';

/** Renders a host's addition to the result of a purchase. */
export type SaleActions = (transaction: Transaction) => ReactNode;

/** Both use a context, because an embed shares the steps between but has no such additions. */
export const SaleActionsContext = createContext<SaleActions | null>(null);

/** The host's way to report a missing refund. */
export const ReportRefundContext = createContext<SaleActions | null>(null);
