import { checkEmail, emailIssues, formatIssue, problemMessages } from '@oja/core';
import { useState } from 'react';
import { useText } from '../binding/TextProvider.tsx';
import { useFirstFieldFocus } from '../binding/useFocus.ts';
import { type Form, useForm } from '../binding/useForm.ts';
import { resetPassword } from '../text/en/resetPassword.ts';
import { fieldErrors } from '../text/fieldErrors.ts';
import { TextLink } from '../ui/button/TextLink.tsx';
import { Notice } from '../ui/feedback/Notice.tsx';
import { Field } from '../ui/form/Field.tsx';
import { FormFrame } from '../ui/form/FormFrame.tsx';
import { TextInput } from '../ui/input/TextInput.tsx';
import type { StepProps } from './useReset.ts';

const names = ['email'] as const;

/** Asks for the address to send the code to. Never reveals whether an account has that address. */
export function EmailStep({ reset, onProblem, signInHref }: StepProps) {
  const text = useText({ resetPassword, emailIssues, problems: problemMessages });
  const words = text.resetPassword;
  const [failure, setFailure] = useState<string | null>(null);
  const form: Form<'email'> = useForm({
    names,
    initial: { email: reset.email },
    async send({ email }): Promise<void> {
      setFailure(null);
      const read = checkEmail(email);
      if (!read.ok)
        return form.refuse({
          email: formatIssue(read.issue, words.email, text.emailIssues),
        });
      const result = await reset.calls.request(read.email);
      if (result.ok) return reset.go('otp');
      const errors = fieldErrors(result.problem, names);
      if (errors.email) form.refuse(errors);
      else setFailure(onProblem(result.problem));
    },
  });
  useFirstFieldFocus(form.element, reset.hasMoved);
  const { error, ...input } = form.entries.email;
  return (
    <FormFrame
      form={form.element}
      title={words.title}
      lead={words.lead}
      failure={failure}
      notice={reset.isInterrupted && <Notice tone="info">{words.interrupted}</Notice>}
      submitLabel={words.send}
      isBusy={form.isBusy}
      onSubmit={form.submit}
      foot={signInHref && <TextLink href={signInHref}>{words.backToSignIn}</TextLink>}
    >
      <Field label={words.email} error={error}>
        <TextInput
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="send"
          maxLength={254}
          {...input}
        />
      </Field>
    </FormFrame>
  );
}
