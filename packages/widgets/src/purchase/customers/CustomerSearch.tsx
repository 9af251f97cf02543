import type { Client } from '@oja/core';
import { useEffect } from 'react';
import { useFreshCallback } from '../../binding/useFreshCallback.ts';
import type { TextInputProps } from '../../ui/input/TextInput.tsx';
import { usePart } from '../../ui/usePart.ts';
import type { FieldViewProps } from '../form/fieldView.ts';

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

export interface CustomerSearchProps extends Pick<FieldViewProps, 'shown' | 'filled' | 'form' | 'past'> {
  readonly client: Client;
  /** Called with the input's attributes whenever they change. */
  readonly onControl: (control: SearchControl) => void;
}

const loadSuggestions = () => import('./Suggestions.tsx').then(({ Suggestions }) => Suggestions);

/** Search among the saved customers, loaded when the recipient's field gets the focus. Without it the field works as an input. */
export function CustomerSearch(props: CustomerSearchProps) {
  const { Component: Suggestions, load } = usePart(loadSuggestions);
  // Loads once: after a failure the next form tries again.
  const begin = useFreshCallback(load);
  useEffect(() => begin(), [begin]);
  return Suggestions && <Suggestions {...props} />;
}
