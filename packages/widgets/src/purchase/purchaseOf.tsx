import { type Category, definitionOf } from '@oja/core';
import type { ReactElement } from 'react';
import { Purchase } from './Purchase.tsx';
import type { CategoryPurchaseProps } from './PurchaseFlow.tsx';

/** The purchase of one category of core's catalogue as a component of its own. */
export function purchaseOf(category: Category): (props: CategoryPurchaseProps) => ReactElement {
  const definition = definitionOf(category);
  return (props) => <Purchase {...props} definition={definition} />;
}
