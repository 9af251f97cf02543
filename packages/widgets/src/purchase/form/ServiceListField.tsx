import { inSentence, type Service } from '@oja/core';
import { useText } from '../../binding/TextProvider.tsx';
import { purchaseForm } from '../../text/en/purchaseForm.ts';
import { Field } from '../../ui/form/Field.tsx';
import { Select } from '../../ui/input/Select.tsx';
import type { FieldViewProps } from './fieldView.ts';
import { newsOf, ServiceChips, type ServiceControlProps, ServiceField } from './ServiceField.tsx';

/** Maximum number of chips that fit side by side on a phone; more services use a select. */
const MOST_TILES = 5;

/** The agent's last used services first, most recent on top; the others in the server's order. */
function inOrder(services: readonly Service[], lastUsed: readonly string[]): readonly Service[] {
  const rank = ({ id }: Service) => (lastUsed.includes(id) ? lastUsed.indexOf(id) : lastUsed.length);
  return [...services].sort((a, b) => rank(a) - rank(b));
}

/** Many services, in a native select. */
function ServiceSelect({ filled, past, label, error, onChoose }: ServiceControlProps) {
  const words = useText({ purchaseForm }).purchaseForm;
  const { services, service } = filled.view;
  return (
    <Field label={label} error={error}>
      <Select
        placeholder={words.choose(inSentence(label))}
        choices={inOrder(services, past.services).map((each) => {
          const { note } = newsOf(each, words);
          return { value: each.id, label: note ? words.nameWith(each.name, inSentence(note)) : each.name };
        })}
        value={service?.id ?? null}
        onChange={onChoose}
      />
    </Field>
  );
}

/** Services of any number. The embed of a category that usually has few of them does not bundle the select. */
export function ServiceListField(props: FieldViewProps) {
  const isList = props.filled.view.services.length > MOST_TILES;
  return <ServiceField {...props} Control={isList ? ServiceSelect : ServiceChips} />;
}
