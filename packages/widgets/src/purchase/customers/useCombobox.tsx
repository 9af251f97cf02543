import { type KeyboardEvent, useLayoutEffect, useState } from 'react';
import { useFreshCallback } from '../../binding/useFreshCallback.ts';
import type { Text } from '../../text/catalogue.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { useActiveOption } from '../../ui/choice/useActiveOption.ts';
import { handset, people } from '../../ui/icon/glyphs.ts';
import { findContactPicker } from './contactPicker.ts';
import * as styles from './Suggestions.css.ts';
import type { SearchControl } from './Suggestions.tsx';
import type { Suggestion } from './suggestionsOf.ts';

interface ComboboxOptions {
  readonly id: string;
  readonly input: () => HTMLInputElement | null;
  readonly offered: readonly Suggestion[];
  readonly typed: string;
  /** False if the server saves no customers: the field is then a plain input. */
  readonly isThere: boolean;
  /** True while all customers are listed. The phone's keyboard then has letters, and an empty list shows a message. */
  readonly isAll: boolean;
  readonly onAll: (isAll: boolean) => void;
  readonly onChoose: (chosen: Suggestion) => void;
  /** Opens the phone's contacts; `null` if this field takes no phone number. */
  readonly onPick: (() => void) | null;
  readonly onControl: (control: SearchControl) => void;
  readonly words: Pick<Text['savedCustomers'], 'show' | 'contacts'>;
}

/** Keyboard handling and the active option. Escape closes the list until the text changes. */
function useListKeys({ offered, typed, isAll, onChoose, onAll }: ComboboxOptions) {
  const { active, step } = useActiveOption(typed, offered.length);
  const [closedAt, setClosedAt] = useState<string | null>(null);
  const isClosed = closedAt === typed && !isAll;
  const keys = useFreshCallback((event: KeyboardEvent) => {
    const chosen = offered[active];
    if (event.key === 'Escape') {
      onAll(false);
      setClosedAt(typed);
    } else if (offered.length === 0 || isClosed) return;
    else if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    else if (event.key === 'Enter' && chosen) onChoose(chosen);
    else return;
    event.preventDefault();
  });
  return { active, isClosed, keys };
}

/** Makes the recipient's field a combobox (WAI-ARIA: list without completion), with buttons for all customers and contacts. */
export function useCombobox(options: ComboboxOptions): { isOpen: boolean; active: number } {
  const { id, offered, isThere, isAll, onPick, onControl, words } = options;
  const { active, isClosed, keys } = useListKeys(options);
  // The component is loaded on focus, so the field has it.
  const [hasFocus, setFocus] = useState(true);
  const isOpen = isThere && hasFocus && !isClosed;
  const isShown = isOpen && offered.length > 0;
  const canPick = onPick !== null && findContactPicker() !== null;
  const pick = useFreshCallback(() => onPick?.());
  const toggle = useFreshCallback(() => {
    options.onAll(!isAll);
    // Focuses the field again, so that the phone's keyboard changes from digits to letters.
    const field = options.input();
    field?.blur();
    requestAnimationFrame(() => field?.focus());
  });
  useLayoutEffect(() => {
    if (!isThere) return;
    onControl({
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isShown,
      ...(isShown && { 'aria-controls': `${id}-list` }),
      ...(isShown && active >= 0 && { 'aria-activedescendant': `${id}-${active}` }),
      ...(isAll && { inputMode: 'text' as const }),
      onKeyDown: keys,
      onFocus: () => setFocus(true),
      onBlur: () => setFocus(false),
      action: (
        <span className={styles.ways}>
          {canPick && <IconButton label={words.contacts} glyph={handset} onClick={pick} />}
          <IconButton label={words.show} glyph={people} aria-pressed={isAll} onClick={toggle} />
        </span>
      ),
    });
  }, [onControl, id, isThere, isShown, active, isAll, canPick, keys, pick, toggle, words]);
  return { isOpen, active };
}
