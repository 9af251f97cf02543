import { formatPrice } from '@oja/core';
import { useText } from '../../binding/TextProvider.tsx';
import { fieldIssues } from '../../text/en/fieldIssues.ts';
import { fieldLabels } from '../../text/en/fieldLabels.ts';
import { phoneIssues } from '../../text/en/phoneIssues.ts';
import { ChoiceChips } from '../../ui/choice/ChoiceChips.tsx';
import { labelFor } from '../labelFor.ts';
import { type FieldViewProps, fieldLabel } from './fieldView.ts';
import { issueText } from './issueText.ts';

/** One of a few words, such as prepaid and postpaid; with what it would buy, where the form knows that. */
export function ChoiceField({ shown, filled, form }: FieldViewProps) {
  const text = useText({ fieldLabels, fieldIssues, phoneIssues });
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
