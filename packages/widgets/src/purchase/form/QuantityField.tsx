import { formatPrice } from '@oja/core';
import { useText } from '../../binding/TextProvider.tsx';
import { fieldFaults } from '../../text/en/fieldFaults.ts';
import { fieldLabels } from '../../text/en/fieldLabels.ts';
import { phoneFaults } from '../../text/en/phoneFaults.ts';
import { saleForm } from '../../text/en/saleForm.ts';
import { Field } from '../../ui/field/Field.tsx';
import { QuantityInput } from '../../ui/field/QuantityInput.tsx';
import { faultText } from './faultText.ts';
import { type FieldViewProps, fieldLabel } from './fieldView.ts';

/** How many of one thing. */
export function QuantityField({ shown, filled, form }: FieldViewProps) {
  const text = useText({ saleForm, fieldLabels, fieldFaults, phoneFaults });
  const { field, entered, check } = shown;
  const label = fieldLabel(field, filled, text);
  const { plan } = filled.view;
  return (
    <Field
      label={label}
      hint={plan && text.saleForm.each(formatPrice(plan.price))}
      error={faultText(shown, label, text)}
    >
      <QuantityInput
        value={entered === '' && check.ok ? check.value : entered}
        onChange={(typed) => form.enter({ [field.name]: typed })}
        words={text.saleForm}
      />
    </Field>
  );
}
