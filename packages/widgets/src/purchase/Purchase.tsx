import { allParts } from './allParts.ts';
import { PurchaseFlow, type PurchaseProps } from './PurchaseFlow.tsx';

/** Sells one category of services: the form, the review, and what became of the sale, in one place. */
export const Purchase = (props: PurchaseProps) => <PurchaseFlow {...props} parts={allParts} />;
