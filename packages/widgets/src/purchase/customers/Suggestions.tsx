import { type Client, createCustomersStore, findCustomerKind, type ServiceDefinition } from '@oja/core';
import { useId, useRef, useState } from 'react';
import { useText } from '../../binding/TextProvider.tsx';
import { formatRecipient } from '../../delivery/formatRecipient.ts';
import { savedCustomers } from '../../text/en/savedCustomers.ts';
import type { TextInputProps } from '../../ui/input/TextInput.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import type { FieldViewProps } from '../form/fieldView.ts';
import { pickContact } from './contactPicker.ts';
import * as styles from './Suggestions.css.ts';
import { type Suggestion, suggestionsOf } from './suggestionsOf.ts';
import { useCombobox } from './useCombobox.tsx';
import { useFoundCustomers } from './useFoundCustomers.ts';

/** Minimum characters for a search. */
const LEAST = 2;

/** Attributes that the search adds to the recipient's input: the combobox role, and buttons at its end. */
export type SearchControl = Pick<
  TextInputProps,
  | 'role'
  | 'aria-autocomplete'
  | 'aria-expanded'
  | 'aria-controls'
  | 'aria-activedescendant'
  | 'onKeyDown'
  | 'onFocus'
  | 'onBlur'
  | 'action'
> & { readonly inputMode?: 'text' };

export interface SuggestionsProps extends Pick<FieldViewProps, 'shown' | 'filled' | 'form' | 'past'> {
  readonly client: Client;
  /** Called with the input's attributes whenever they change. */
  readonly onControl: (control: SearchControl) => void;
}

interface OptionListProps {
  readonly id: string;
  readonly offered: readonly Suggestion[];
  readonly active: number;
  readonly definition: ServiceDefinition;
  readonly onChoose: (chosen: Suggestion) => void;
}

/** The options of the combobox: the name above the number and the last purchase. */
function OptionList({ id, offered, active, definition, onChoose }: OptionListProps) {
  const words = useText({ savedCustomers }).savedCustomers;
  return (
    <div id={`${id}-list`} role="listbox" aria-label={words.list} className={styles.popup}>
      {offered.map((one, at) => {
        const number = formatRecipient(one.recipient, definition);
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys, because it keeps the focus.
          <div
            key={one.recipient}
            id={`${id}-${at}`}
            role="option"
            aria-selected={at === active}
            tabIndex={-1}
            className={styles.option}
            // Keeps the focus on the input, so that the phone's keyboard stays open.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(one)}
          >
            <span className={styles.name}>{one.name ?? number}</span>
            <span className={styles.rest}>
              {[one.name === null ? null : number, one.sold].filter(Boolean).join(' · ')}
            </span>
          </div>
        );
      })}
    </div>
  );
}

/** Fills in a number from the phone's contacts. `refused` is the name of a contact without a valid number. */
function useContact({ client, shown, filled, form }: SuggestionsProps) {
  const { field, entered } = shown;
  const [refused, setRefused] = useState<{ name: string; entered: string } | null>(null);
  async function pick(): Promise<void> {
    const contact = await pickContact();
    if (!contact) return;
    const valid = contact.numbers.map((number) => field.check(number, filled.view)).find(({ ok }) => ok);
    if (valid?.ok) {
      client.getStore(createCustomersStore).suggestName(valid.value, contact.name);
      form.enter({ [field.name]: valid.value });
    } else setRefused({ name: contact.name, entered });
  }
  return { pick, refused: refused?.entered === entered ? refused.name : null };
}

/** Suggestions below the field: saved customers by name or number, and recent recipients by number. */
export function Suggestions(props: SuggestionsProps) {
  const { client, shown, filled, form, past, onControl } = props;
  const words = useText({ savedCustomers }).savedCustomers;
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const [isAll, setAll] = useState(false);
  const { field, check, entered } = shown;
  const kind = findCustomerKind(field.labelIn?.(filled.view) ?? field.label);
  const isTyped = entered.trim().length >= LEAST && !check.ok;
  const found = useFoundCustomers(client, kind, isTyped ? entered.trim() : '');
  const isWanted = isTyped || (isAll && !check.ok);
  const offered = isWanted ? suggestionsOf(found.customers, entered, { filled, form, past }) : [];
  const input = () => place.current?.parentElement?.querySelector('input') ?? null;
  const { pick, refused } = useContact(props);
  const choose = ({ entries, isWhole }: Suggestion) => {
    setAll(false);
    form.enter(entries);
    if (isWhole) input()?.form?.requestSubmit();
  };
  const isThere = found.isThere && kind !== null;
  const { isOpen, active } = useCombobox({
    id,
    input,
    offered,
    typed: entered,
    isThere,
    isAll,
    onAll: setAll,
    onChoose: choose,
    onPick: kind === 'phone' ? pick : null,
    onControl,
    words,
  });
  const isFound = isOpen && offered.length > 0;
  const isNobody = isOpen && isAll && found.isKnown && !isFound && !check.ok;
  const news = refused === null ? isNobody && words.none : words.noNumber(refused);
  return (
    <div ref={place}>
      <VisuallyHidden>
        <span role="status">{isFound && words.found(offered.length)}</span>
      </VisuallyHidden>
      {news && (
        <p className={styles.popup} role="status">
          {news}
        </p>
      )}
      {isFound && (
        <OptionList
          id={id}
          offered={offered}
          active={active}
          definition={form.definition}
          onChoose={choose}
        />
      )}
    </div>
  );
}
