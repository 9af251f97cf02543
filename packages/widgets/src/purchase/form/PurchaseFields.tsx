import { type Client, formatPrice } from '@oja/core';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useText } from '../../binding/TextProvider.tsx';
import { useIssueFocus } from '../../binding/useFocus.ts';
import { purchaseForm } from '../../text/en/purchaseForm.ts';
import { Button } from '../../ui/button/Button.tsx';
import type { PurchaseComponents } from '../components.ts';
import type { PurchaseModel } from '../usePurchase.ts';
import * as styles from './PurchaseFields.css.ts';
import type { PastPurchases } from './pastPurchases.ts';

export interface PurchaseFieldsProps {
  readonly purchase: PurchaseModel;
  readonly past: PastPurchases;
  readonly components: PurchaseComponents;
  /** The client of the agent who fills in the form; `null` for a visitor. */
  readonly agent: Client | null;
  /** True if the balance is too low. Adding money is then the primary action, and the review the secondary one. */
  readonly isShort: boolean;
  /** Content above the review button. */
  readonly children: ReactNode;
}

/** The fields of the category and a sticky review button. */
export function PurchaseFields({
  purchase,
  past,
  components,
  agent,
  isShort,
  children,
}: PurchaseFieldsProps) {
  const text = useText({ purchaseForm });
  const [refusals, setRefusals] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  useIssueFocus(element, refusals);
  const { filled, form, isChecking } = purchase;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!(await purchase.review())) setRefusals((times) => times + 1);
  }
  return (
    <form ref={element} className={styles.form} noValidate onSubmit={submit}>
      {filled.fields.map((shown) => {
        const View = components.fields[shown.field.kind];
        // An embed bundles only the kinds that its definition uses.
        if (!View) throw new Error(`No part draws a field of the kind ${shown.field.kind}.`);
        return (
          <View
            key={shown.field.name}
            shown={shown}
            filled={filled}
            form={form}
            past={past}
            components={components}
            agent={agent}
          />
        );
      })}
      {/* Below the fields, so that nothing moves when it disappears. */}
      {components.RecentRecipients && (
        <components.RecentRecipients
          filled={filled}
          form={form}
          past={past}
          onRepeat={() => element.current?.requestSubmit()}
        />
      )}
      <div className={styles.bar}>
        {children}
        <Button type="submit" variant={isShort ? 'secondary' : 'primary'} full busy={isChecking}>
          {filled.price === null
            ? text.purchaseForm.review
            : `${text.purchaseForm.review} · ${formatPrice(filled.price)}`}
        </Button>
      </div>
    </form>
  );
}
