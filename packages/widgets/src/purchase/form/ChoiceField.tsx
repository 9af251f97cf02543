import { fieldIssues, fieldLabels, formatPrice, labelFor } from '@oja/core';
import { useText } from '../../binding/TextProvider.tsx';
import { ChoiceChips } from '../../ui/choice/ChoiceChips.tsx';
import { type FieldViewProps, fieldLabel, issueText } from './fieldView.ts';

/** A choice of a few options, such as prepaid and postpaid, with an option's offer and price if it has one. */
export function ChoiceField({ shown, filled, form }: FieldViewProps) {
  const text = useText({ fieldLabels, fieldIssues });
  const { field, check } = shown;
  const label = fieldLabel(field, filled, text);
  return (
    <ChoiceChips
      legend={label}
      // Offers with a price are compared line by line; plain options are side by side.
      layout={field.offer ? 'rows' : 'wrap'}
      choices={(field.options ?? []).map((option) => {
        const offer = field.offer?.(option, filled.view);
        return {
          value: option,
          label: [labelFor(option, text.fieldLabels), offer?.name].filter(Boolean).join(' \u00b7 '),
          ...(offer && { note: formatPrice(offer.price) }),
        };
      })}
      value={check.ok ? check.value : null}
      onChange={(value) => form.enter({ [field.name]: value })}
      error={issueText(shown, label, text)}
    />
  );
}
