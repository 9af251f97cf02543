import { forwardRef, useRef } from 'react';
import type { Text } from '../../text/catalogue.ts';
import { IconButton } from '../button/IconButton.tsx';
import { cross, search } from '../icon/glyphs.ts';
import { Icon } from '../icon/Icon.tsx';
import { TextInput, type TextInputProps } from './TextInput.tsx';

export type SearchInputProps = Readonly<
  Omit<TextInputProps, 'type' | 'action' | 'leading' | 'digits' | 'inputMode' | 'aria-label'> & {
    /** Says what is searched. The accessible name, unless a Field gives one, and the placeholder. */
    label: string;
    /** `kit` of the catalogue: label of the clear button. */
    words: Pick<Text['kit'], 'clearSearch'>;
  }
>;

/** A search box with a clear button, to filter a list while typing. */
export const SearchInput = forwardRef<HTMLInputElement, SearchInputProps>(function SearchInput(
  { label, words, value, onChange, placeholder = label, ...rest },
  ref,
) {
  const box = useRef<HTMLDivElement>(null);
  const clear = () => {
    onChange('');
    box.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={box}>
      <TextInput
        enterKeyHint="search"
        autoComplete="off"
        {...rest}
        ref={ref}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={onChange}
        leading={<Icon glyph={search} />}
        action={value !== '' && <IconButton label={words.clearSearch} glyph={cross} onClick={clear} />}
      />
    </div>
  );
});
