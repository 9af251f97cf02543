import { useState } from 'react';
import { factorCode } from '../text/en/factorCode.ts';
import { Field } from '../ui/field/Field.tsx';
import { TextInput } from '../ui/field/TextInput.tsx';
import { useText } from './TextProvider.tsx';
import type { Entry } from './useForm.ts';

/** As long as the server takes one (the table's schema). */
const MAX_LENGTH = 40;

/**
 * The code of the second factor, beside a password. It appears once the server has asked for it (`errors` name `code`),
 * so that an agent without a second factor never sees it.
 */
export function FactorField({ entry }: Readonly<{ entry: Entry }>) {
  const words = useText({ factorCode }).factorCode;
  const { error, ...input } = entry;
  const [isAsked, setAsked] = useState(false);
  if (error && !isAsked) setAsked(true);
  if (!isAsked) return null;
  return (
    <Field label={words.code} hint={words.codeHint} error={error}>
      <TextInput
        digits
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={MAX_LENGTH}
        enterKeyHint="go"
        {...input}
      />
    </Field>
  );
}

/** What the form proves to be the owner with. */
export const proofOf = ({ password, code }: Readonly<{ password: string; code: string }>) => ({
  password,
  ...(code.trim() && { code: code.trim() }),
});
