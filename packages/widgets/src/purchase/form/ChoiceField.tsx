import { formatPrice } from '@oja/core';
import { useText } from '../../binding/TextProvider.tsx';
import { fieldFaults } from '../../text/en/fieldFaults.ts';
import { fieldLabels } from '../../text/en/fieldLabels.ts';
import { phoneFaults } from '../../text/en/phoneFaults.ts';
import { ChoiceChips } from '../../ui/choice/ChoiceChips.tsx';
import { wordFor } from '../wordFor.ts';
import { faultText } from './faultText.ts';
import { type FieldViewProps, fieldLabel } from './fieldView.ts';

/** One of a few words, such as prepaid and postpaid; with what it would buy, where the form knows that. */
export function ChoiceField({ shown, filled, form }: FieldViewProps) {
  const text = useText({ fieldLabels, fieldFaults, phoneFaults });
  const { field, check } = shown;
  const label = fieldLabel(field, filled, text);
  return (
    <ChoiceChips
      legend={label}
      // What costs something is compared line by line; two bare words stand side by side.
      layout={field.offer ? 'rows' : 'wrap'}
      choices={(field.options ?? []).map((option) => {
        const offer = field.offer?.(option, filled.view);
        return {
          value: option,
          label: [wordFor(option, text.fieldLabels), offer?.name].filter(Boolean).join(' \u00b7 '),
          ...(offer && { note: formatPrice(offer.price) }),
        };
      })}
      value={check.ok ? check.value : null}
      onChange={(value) => form.enter({ [field.name]: value })}
      error={faultText(shown, label, text)}
    />
  );
}
