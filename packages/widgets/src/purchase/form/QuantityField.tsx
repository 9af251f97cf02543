import { fieldLabels, formatPrice, quantityIssues } from '@oja/core';
import { useText } from '../../binding/TextProvider.tsx';
import { quantityField } from '../../text/en/quantityField.ts';
import { Field } from '../../ui/form/Field.tsx';
import { QuantityInput } from '../../ui/input/QuantityInput.tsx';
import { type FieldViewProps, fieldLabel, issueText } from './fieldView.ts';

/** Quantity, with the price of one item. */
export function QuantityField({ shown, filled, form }: FieldViewProps) {
  const text = useText({ quantityField, fieldLabels, quantityIssues });
  const { field, entered, check } = shown;
  const label = fieldLabel(field, filled, text);
  const { plan } = filled.view;
  return (
    <Field
      label={label}
      hint={plan && text.quantityField.each(formatPrice(plan.price))}
      error={issueText(shown, label, { fieldIssues: text.quantityIssues })}
    >
      <QuantityInput
        value={entered === '' && check.ok ? check.value : entered}
        onChange={(typed) => form.enter({ [field.name]: typed })}
        words={text.quantityField}
      />
    </Field>
  );
}
