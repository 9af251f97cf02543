import { forwardRef, useState } from 'react';
import type { Text } from '../../text/catalogue.ts';
import { IconButton } from '../button/IconButton.tsx';
import { eye, eyeOff } from '../icon/glyphs.ts';
import { TextInput, type TextInputProps } from './TextInput.tsx';

export type PasswordInputProps = Readonly<
  Omit<TextInputProps, 'type' | 'action' | 'digits' | 'inputMode' | 'autoComplete'> & {
    /** For password managers: `current-password` to sign in, `new-password` to choose one. */
    autoComplete: 'current-password' | 'new-password';
    /** `kit` of the catalogue: labels of the show and hide button. */
    words: Pick<Text['kit'], 'showPassword' | 'hidePassword'>;
  }
>;

/** A password, hidden until its owner shows it. */
export const PasswordInput = forwardRef<HTMLInputElement, PasswordInputProps>(function PasswordInput(
  { words, ...rest },
  ref,
) {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      ref={ref}
      type={shown ? 'text' : 'password'}
      action={
        <IconButton
          label={shown ? words.hidePassword : words.showPassword}
          glyph={shown ? eyeOff : eye}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
});
