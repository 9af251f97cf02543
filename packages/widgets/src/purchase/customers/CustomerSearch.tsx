import type { Client } from '@oja/core';
import { useEffect } from 'react';
import { useFreshCallback } from '../../binding/useFreshCallback.ts';
import type { TextInputProps } from '../../ui/field/TextInput.tsx';
import { usePart } from '../../ui/part/usePart.ts';
import type { FieldViewProps } from '../form/fieldView.ts';

/** What the search adds to the control of the recipient's field: a combobox, and buttons at its end. */
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

export interface CustomerSearchProps extends Pick<FieldViewProps, 'shown' | 'filled' | 'form' | 'past'> {
  readonly client: Client;
  /** Called with what the field's control gets, whenever that changes. */
  readonly onControl: (control: SearchControl) => void;
}

const loadSuggestions = () => import('./Suggestions.tsx').then(({ Suggestions }) => Suggestions);

/** The search among the saved customers: loaded when the recipient's field has the focus. Without it one types the number. */
export function CustomerSearch(props: CustomerSearchProps) {
  const { Component: Suggestions, load } = usePart(loadSuggestions);
  // Once: where it does not come, the next form asks again.
  const begin = useFreshCallback(load);
  useEffect(() => begin(), [begin]);
  return Suggestions && <Suggestions {...props} />;
}
