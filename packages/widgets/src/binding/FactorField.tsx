import { useEffect, useRef, useState } from 'react';
import { factorCode } from '../text/en/factorCode.ts';
import { Field } from '../ui/form/Field.tsx';
import { TextInput } from '../ui/input/TextInput.tsx';
import { useNearestClient } from './ClientProvider.tsx';
import { PasskeyCode } from './PasskeyCode.tsx';
import { useText } from './TextProvider.tsx';
import type { Entry } from './useForm.ts';

/** Maximum length of a code that the server accepts. */
const MAX_LENGTH = 80;

/** Sends the form with a passkey's code as soon as it mounts. The code is never shown. */
function ProvenCode({ name, code }: Readonly<{ name: string; code: string }>) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.form?.requestSubmit(), []);
  return <input ref={input} type="hidden" name={name} value={code} />;
}

function CodeField({ entry }: Readonly<{ entry: Entry }>) {
  const words = useText({ factorCode }).factorCode;
  const { error, ...input } = entry;
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

/**
 * The code of the second factor next to a password, or a passkey instead. Appears once the server asks for it (its
 * `errors` name `code`), so that an agent without a second factor never sees it.
 */
export function FactorField({ entry }: Readonly<{ entry: Entry }>) {
  const { error } = entry;
  const client = useNearestClient();
  const [isAsked, setAsked] = useState(false);
  const [proven, setProven] = useState<string | null>(null);
  if (error && !isAsked) setAsked(true);
  // The server refused the code as used or expired and asks for another.
  if (error && proven !== null) setProven(null);
  if (!isAsked) return null;
  if (proven !== null && !error) return <ProvenCode key={proven} name={entry.name} code={proven} />;
  return (
    <>
      <CodeField entry={entry} />
      {client && (
        <PasskeyCode
          client={client}
          onCode={(code) => {
            // Clears the field's error: the passkey answers it.
            entry.onChange('');
            setProven(code);
          }}
        />
      )}
    </>
  );
}

/** Returns the password and, if one was entered, the code of the second factor. */
export const proofOf = ({ password, code }: Readonly<{ password: string; code: string }>) => ({
  password,
  ...(code.trim() && { code: code.trim() }),
});
