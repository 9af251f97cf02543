import { type KeyboardEvent, useLayoutEffect, useState } from 'react';
import { useFreshCallback } from '../../binding/useFreshCallback.ts';
import type { Text } from '../../text/catalogue.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { handset, people } from '../../ui/icon/glyphs.ts';
import { useActiveOption } from '../../ui/list/useActiveOption.ts';
import type { SearchControl } from './CustomerSearch.tsx';
import { findContactPicker } from './contactPicker.ts';
import * as styles from './Suggestions.css.ts';
import type { Suggestion } from './suggestionsOf.ts';

interface ComboboxOptions {
  readonly id: string;
  readonly input: () => HTMLInputElement | null;
  readonly offered: readonly Suggestion[];
  readonly typed: string;
  /** False where the server keeps no customers: the field is then as it is without. */
  readonly isThere: boolean;
  /** True once all customers were asked for: letters can then be typed on a phone, and an empty search says so. */
  readonly isAll: boolean;
  readonly onAll: (isAll: boolean) => void;
  readonly onChoose: (chosen: Suggestion) => void;
  /** Opens the phone's contacts; `null` where their numbers are none of this field. */
  readonly onPick: (() => void) | null;
  readonly onControl: (control: SearchControl) => void;
  readonly words: Pick<Text['savedCustomers'], 'show' | 'contacts'>;
}

/** Which option the arrow keys are at, and whether the list is open: closed by Escape until something else is typed. */
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

/** Makes a combobox of the recipient's field (WAI-ARIA: list, no completion), with the ways to all customers and contacts. */
export function useCombobox(options: ComboboxOptions): { isOpen: boolean; active: number } {
  const { id, offered, isThere, isAll, onPick, onControl, words } = options;
  const { active, isClosed, keys } = useListKeys(options);
  // It was loaded because the field has the focus.
  const [hasFocus, setFocus] = useState(true);
  const isOpen = isThere && hasFocus && !isClosed;
  const isShown = isOpen && offered.length > 0;
  const canPick = onPick !== null && findContactPicker() !== null;
  const pick = useFreshCallback(() => onPick?.());
  const toggle = useFreshCallback(() => {
    options.onAll(!isAll);
    // Anew, so that a phone changes its keyboard from digits to letters.
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
