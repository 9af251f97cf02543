import { amountIssues, fieldLabels, formatPrice, type Kobo, kobo, toTypedAmount } from '@oja/core';
import { useText } from '../../binding/TextProvider.tsx';
import { amountField } from '../../text/en/amountField.ts';
import { limitsText } from '../../text/limitsText.ts';
import { ChoiceChips } from '../../ui/choice/ChoiceChips.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { AmountInput } from '../../ui/input/AmountInput.tsx';
import { type FieldViewProps, fieldLabel, issueText } from './fieldView.ts';
import * as styles from './PurchaseFields.css.ts';

/** Common amounts in kobo; the first six within the limits are suggested. */
const usual = [100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000].map((naira) => kobo(naira * 100));
const SHOWN = 6;

/** An amount field with suggested amounts. */
export function AmountField({ shown, filled, form }: FieldViewProps) {
  const text = useText({ amountField, fieldLabels, amountIssues });
  const { field, entered, check } = shown;
  const { view } = filled;
  const limits = field.limits?.(view) ?? {};
  // Before a service is selected, the first one's limits apply to the suggestions.
  const likely = field.limits?.({ ...view, service: view.service ?? view.services[0] ?? null }) ?? {};
  const fits = (amount: Kobo) => amount >= (likely.min ?? 0) && amount <= (likely.max ?? amount);
  const label = fieldLabel(field, filled, text);
  const enter = (typed: string) => form.enter({ [field.name]: typed });
  return (
    <div className={styles.amount}>
      <Field
        label={label}
        hint={limitsText(limits, text.amountField)}
        error={issueText(shown, label, { fieldIssues: text.amountIssues })}
      >
        <AmountInput value={entered} onChange={enter} />
      </Field>
      <ChoiceChips
        legend={text.amountField.usualAmounts}
        legendHidden
        layout="amounts"
        choices={usual
          .filter(fits)
          .slice(0, SHOWN)
          .map((amount) => ({ value: String(amount), label: formatPrice(amount) }))}
        value={check.ok ? check.value : null}
        onChange={(amount) => enter(toTypedAmount(kobo(Number(amount))))}
      />
    </div>
  );
}
