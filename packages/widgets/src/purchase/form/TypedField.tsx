import { fieldIssues, fieldLabels } from '@oja/core';
import { useState } from 'react';
import { useText } from '../../binding/TextProvider.tsx';
import { purchaseForm } from '../../text/en/purchaseForm.ts';
import { Field } from '../../ui/form/Field.tsx';
import { TextInput } from '../../ui/input/TextInput.tsx';
import type { SearchControl } from '../customers/Suggestions.tsx';
import { type FieldViewProps, fieldLabel, issueText } from './fieldView.ts';
import * as styles from './PurchaseFields.css.ts';

/** A typed field: phone, meter, card or other text. The recipient's field also has customer search and verification. */
export function TypedField({ shown, filled, form, past, components, agent }: FieldViewProps) {
  const text = useText({ purchaseForm, fieldLabels, fieldIssues });
  const { field, check, entered } = shown;
  const label = fieldLabel(field, filled, text);
  const isPhone = field.kind === 'phone';
  const isDigits = isPhone || field.kind === 'digits' || field.isDigits?.(filled.view) === true;
  const isRecipient = field.name === 'recipient';
  const { CustomerCombobox } = components;
  const [isNear, setNear] = useState(false);
  const [search, setSearch] = useState<SearchControl | null>(null);
  return (
    <div className={styles.recipient}>
      <div className={styles.searched}>
        <Field
          label={label}
          hint={check.ok && check.warning ? text.fieldIssues['check-digit'] : undefined}
          error={issueText(shown, label, text)}
        >
          <TextInput
            type={isPhone ? 'tel' : 'text'}
            inputMode={isPhone ? 'tel' : isDigits ? 'numeric' : 'text'}
            autoComplete="off"
            enterKeyHint="next"
            digits={isDigits}
            placeholder={isPhone ? text.purchaseForm.phonePlaceholder : undefined}
            group={(typed) => field.group?.(typed, filled.view) ?? typed}
            value={entered}
            onChange={(typed) => form.enter({ [field.name]: typed })}
            onFocus={() => setNear(true)}
            {...search}
          />
        </Field>
        {isNear && isRecipient && agent && CustomerCombobox && (
          <CustomerCombobox
            shown={shown}
            filled={filled}
            form={form}
            past={past}
            client={agent}
            onControl={setSearch}
          />
        )}
      </div>
      {isRecipient && components.RecipientCheck && <components.RecipientCheck filled={filled} form={form} />}
    </div>
  );
}
