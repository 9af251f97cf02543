import type { Field } from '@oja/core';
import { type ComponentType, type FormEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../../binding/TextProvider.tsx';
import { saleForm } from '../../text/en/saleForm.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Money } from '../../ui/money/Money.tsx';
import type { Sale } from '../useSale.ts';
import { AmountField } from './AmountField.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import type { FieldViewProps } from './fieldView.ts';
import { PlanField } from './PlanField.tsx';
import type { PastSales } from './pastSales.ts';
import { QuantityField } from './QuantityField.tsx';
import * as styles from './SaleFields.css.ts';
import { ServiceField } from './ServiceField.tsx';
import { TypedField } from './TypedField.tsx';

/** How each kind of field is drawn. */
const views: Readonly<Record<Field['kind'], ComponentType<FieldViewProps>>> = {
  service: ServiceField,
  plan: PlanField,
  choice: ChoiceField,
  phone: TypedField,
  digits: TypedField,
  text: TypedField,
  amount: AmountField,
  quantity: QuantityField,
};

/** Brings the thumb to what is wrong, once it is drawn. */
function useFaultFocus(times: number) {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (times === 0) return;
    const wrong = '[aria-invalid="true"], [data-fault] :is(input, select)';
    element.current?.querySelector<HTMLElement>(wrong)?.focus();
  }, [times]);
  return element;
}

/** What the category asks for, top to bottom; the way to the review stays in sight. */
export function SaleFields({ sale, past }: { readonly sale: Sale; readonly past: PastSales }) {
  const text = useText({ saleForm });
  const [refusals, setRefusals] = useState(0);
  const element = useFaultFocus(refusals);
  const { filled, form, isChecking } = sale;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!(await sale.review())) setRefusals((times) => times + 1);
  }
  return (
    <form ref={element} className={styles.form} noValidate onSubmit={submit}>
      {filled.fields.map((shown) => {
        const View = views[shown.field.kind];
        return <View key={shown.field.name} shown={shown} filled={filled} form={form} past={past} />;
      })}
      <div className={styles.bar}>
        <Button type="submit" variant="primary" full busy={isChecking}>
          {filled.price === null ? (
            text.saleForm.review
          ) : (
            <>
              {text.saleForm.review} · <Money kobo={filled.price} as="price" />
            </>
          )}
        </Button>
      </div>
    </form>
  );
}
