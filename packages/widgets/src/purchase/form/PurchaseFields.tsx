import { type Client, formatPrice } from '@oja/core';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useText } from '../../binding/TextProvider.tsx';
import { useIssueFocus } from '../../binding/useFocus.ts';
import { purchaseForm } from '../../text/en/purchaseForm.ts';
import { Button } from '../../ui/button/Button.tsx';
import type { PurchaseParts } from '../parts.ts';
import type { PurchaseModel } from '../usePurchase.ts';
import * as styles from './PurchaseFields.css.ts';
import type { PastPurchases } from './pastPurchases.ts';

export interface PurchaseFieldsProps {
  readonly purchase: PurchaseModel;
  readonly past: PastPurchases;
  readonly parts: PurchaseParts;
  /** The client of the agent who fills in the form; `null` for a visitor. */
  readonly agent: Client | null;
  /** True where the balance does not cover it: more of it comes first, and the review second. */
  readonly isShort: boolean;
  /** What stands over the way to the review. */
  readonly children: ReactNode;
}

/** What the category asks for, top to bottom; the way to the review stays in sight. */
export function PurchaseFields({ purchase, past, parts, agent, isShort, children }: PurchaseFieldsProps) {
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
        const View = parts.fields[shown.field.kind];
        // An embed is built with the kinds of its own definition.
        if (!View) throw new Error(`No part draws a field of the kind ${shown.field.kind}.`);
        return <View key={shown.field.name} {...{ shown, filled, form, past, parts, agent }} />;
      })}
      {/* Below the fields: it goes when a number is typed, and moves none of them. */}
      {parts.RecentRecipients && (
        <parts.RecentRecipients
          {...{ filled, form, past }}
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
