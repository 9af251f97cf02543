import { LONGEST_PASSKEY_NAME, type PasskeyCreation, type PasskeysStore } from '@oja/core';
import { useState } from 'react';
import { makePasskey } from '../binding/passkeyPrompt.ts';
import { useText } from '../binding/TextProvider.tsx';
import { useFirstFieldFocus } from '../binding/useFocus.ts';
import { type Form, useForm } from '../binding/useForm.ts';
import { usePasskeyPrompt } from '../binding/usePasskeyPrompt.ts';
import { passkeys } from '../text/en/passkeys.ts';
import { Field } from '../ui/form/Field.tsx';
import { FormFrame } from '../ui/form/FormFrame.tsx';
import { TextInput } from '../ui/input/TextInput.tsx';
import { OtherDevices } from './OtherDevices.tsx';

const names = ['name'] as const;

type NameStepProps = Readonly<{
  store: PasskeysStore;
  /** The server's options for creating the passkey. */
  asked: PasskeyCreation;
  onDone: (name: string, codes: readonly string[]) => void;
}>;

/** Asks for the name of a new passkey, then opens the browser's prompt. */
export function NameStep({ store, asked, onDone }: NameStepProps) {
  const words = useText({ passkeys }).passkeys;
  const [endsOthers, setEndsOthers] = useState(true);
  const { isBusy, failure, run } = usePasskeyPrompt({
    prompt: () => makePasskey(asked),
    finish: (credential) => store.add({ name: form.values.name.trim(), credential, endOthers: endsOthers }),
    onDone: ({ codes }) => onDone(form.values.name.trim(), codes),
  });
  const form: Form<'name'> = useForm({
    names,
    async send({ name }): Promise<void> {
      if (name.trim() === '') return form.refuse({ name: words.nameMissing });
      run();
    },
  });
  useFirstFieldFocus(form.element, true);
  const { error, ...input } = form.entries.name;
  return (
    <FormFrame
      form={form.element}
      title={words.nameTitle}
      titleHidden
      lead={words.nameLead}
      failure={failure}
      submitLabel={words.make}
      isBusy={isBusy}
      onSubmit={form.submit}
    >
      <Field label={words.name} hint={words.nameHint} error={error}>
        <TextInput maxLength={LONGEST_PASSKEY_NAME} autoComplete="off" enterKeyHint="go" {...input} />
      </Field>
      <OtherDevices ends={endsOthers} onChange={setEndsOthers} />
    </FormFrame>
  );
}
