import { type FormEvent, useRef, useState } from 'react';
import { useText } from '../../binding/TextProvider.tsx';
import { useIssueFocus } from '../../binding/useFocus.ts';
import { purchaseForm } from '../../text/en/purchaseForm.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Money } from '../../ui/money/Money.tsx';
import type { PurchaseParts } from '../parts.ts';
import type { PurchaseModel } from '../usePurchase.ts';
import * as styles from './PurchaseFields.css.ts';
import type { PastPurchases } from './pastPurchases.ts';

export interface PurchaseFieldsProps {
  readonly purchase: PurchaseModel;
  readonly past: PastPurchases;
  readonly parts: PurchaseParts;
}

/** What the category asks for, top to bottom; the way to the review stays in sight. */
export function PurchaseFields({ purchase, past, parts }: PurchaseFieldsProps) {
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
        return <View key={shown.field.name} {...{ shown, filled, form, past, parts }} />;
      })}
      {/* Below the fields: it goes when a number is typed, and moves none of them. */}
      {parts.RecentRecipients && (
        <parts.RecentRecipients
          {...{ filled, form, past }}
          onRepeat={() => element.current?.requestSubmit()}
        />
      )}
      <div className={styles.bar}>
        <Button type="submit" variant="primary" full busy={isChecking}>
          {filled.price === null ? (
            text.purchaseForm.review
          ) : (
            // One part of the button's face: between two of them would be a gap besides the space.
            <span>
              {text.purchaseForm.review} · <Money kobo={filled.price} as="price" />
            </span>
          )}
        </Button>
      </div>
    </form>
  );
}
