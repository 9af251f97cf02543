import type { CallResult, PasswordProof } from '@oja/core';
import type { ReactNode } from 'react';
import { FormFrame } from '../ui/form/FormFrame.tsx';
import { proofOf } from './FactorField.tsx';
import { ProofFields } from './ProofFields.tsx';
import { useAnsweredForm } from './useAnsweredForm.ts';
import { useFirstFieldFocus } from './useFocus.ts';

type ProofFormProps<T> = Readonly<{
  /** Accessible name of the form; the surrounding dialog shows it. */
  title: string;
  lead: string;
  submitLabel: string;
  words: Readonly<{ password: string; passwordMissing: string }>;
  send: (proof: PasswordProof) => Promise<CallResult<T>>;
  onDone: (data: T, message: string | null) => void;
  /** Further controls, below the fields. */
  children?: ReactNode;
}>;

const names = ['password', 'code'] as const;

/** Form for the password and, if the server asks for it, the second factor. */
export function ProofForm<T>(props: ProofFormProps<T>) {
  const { title, lead, submitLabel, words, send, onDone, children } = props;
  const { form, failure } = useAnsweredForm({
    names,
    check: ({ password }) => (password === '' ? { password: words.passwordMissing } : {}),
    send: (typed) => send(proofOf(typed)),
    onDone,
  });
  useFirstFieldFocus(form.element, true);
  return (
    <FormFrame
      form={form.element}
      title={title}
      titleHidden
      lead={lead}
      failure={failure}
      submitLabel={submitLabel}
      isBusy={form.isBusy}
      onSubmit={form.submit}
    >
      <ProofFields label={words.password} {...form.entries} />
      {children}
    </FormFrame>
  );
}
