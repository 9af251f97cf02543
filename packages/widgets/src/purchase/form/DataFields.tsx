import type { PhoneFault } from '@oja/core';
import { type FormEvent, useRef } from 'react';
import { useText } from '../../binding/TextProvider.tsx';
import type { Text } from '../../text/catalogue.ts';
import { phoneFaults } from '../../text/en/phoneFaults.ts';
import { purchase } from '../../text/en/purchase.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { TextInput } from '../../ui/field/TextInput.tsx';
import { Money } from '../../ui/money/Money.tsx';
import * as styles from './DataFields.css.ts';
import { NetworkChoice } from './NetworkChoice.tsx';
import { PlanPicker } from './PlanPicker.tsx';
import type { DataForm } from './useDataForm.ts';

function phoneFaultText(fault: PhoneFault, text: Pick<Text, 'phoneFaults'>): string {
  if (fault.kind === 'too-short') return text.phoneFaults['too-short'](fault);
  if (fault.kind === 'too-long') return text.phoneFaults['too-long'](fault);
  return text.phoneFaults[fault.kind];
}

/** The number, the network and the plan of a data sale, top to bottom; the way to the review stays in sight. */
export function DataFields({
  form,
  onReview,
}: {
  readonly form: DataForm;
  readonly onReview: () => boolean;
}) {
  const text = useText({ purchase, phoneFaults });
  const element = useRef<HTMLFormElement>(null);
  const { entered, plan, faults } = form;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (onReview()) return;
    // The faults are drawn first; then the first field that has one takes the focus.
    setTimeout(() => {
      const wrong = element.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-fault] input');
      wrong?.focus();
    });
  }
  return (
    <form ref={element} className={styles.form} noValidate onSubmit={submit}>
      <Field label={text.purchase.phone} error={faults?.phone && phoneFaultText(faults.phone, text)}>
        <TextInput
          type="tel"
          inputMode="tel"
          autoComplete="off"
          enterKeyHint="next"
          digits
          placeholder={text.purchase.phonePlaceholder}
          value={entered.phone}
          onChange={(phone) => form.enter({ phone })}
        />
      </Field>
      <NetworkChoice form={form} />
      <PlanPicker form={form} />
      <div className={styles.bar}>
        <Button type="submit" variant="primary" full>
          {plan ? (
            <>
              {text.purchase.review} · <Money kobo={plan.price} as="price" />
            </>
          ) : (
            text.purchase.review
          )}
        </Button>
      </div>
    </form>
  );
}
