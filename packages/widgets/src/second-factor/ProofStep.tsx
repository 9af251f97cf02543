import { explainProblem, type Outcome, type PasswordProof, problemMessages } from '@oja/core';
import { useState } from 'react';
import { FactorField, proofOf } from '../binding/FactorField.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { useFirstFieldFocus } from '../binding/useFocus.ts';
import { type Form, hasErrors, useForm } from '../binding/useForm.ts';
import { kit } from '../text/en/kit.ts';
import { secondFactor } from '../text/en/secondFactor.ts';
import { fieldErrors } from '../text/fieldErrors.ts';
import { PasswordField } from '../ui/field/PasswordField.tsx';
import { FormFrame } from '../ui/form/FormFrame.tsx';
import { OtherDevices } from './OtherDevices.tsx';

const names = ['password', 'code'] as const;
type Name = (typeof names)[number];

type ProofStepProps<T> = Readonly<{
  title: string;
  lead: string;
  submitLabel: string;
  /** Asks what becomes of the other sessions. */
  asksForOthers?: boolean;
  send: (proof: PasswordProof, endOthers: boolean) => Promise<Outcome<T>>;
  onDone: (data: T) => void;
}>;

/** The password, and the code where there is a second factor already. Nothing typed is kept after it. */
export function ProofStep<T>({ title, lead, submitLabel, asksForOthers, send, onDone }: ProofStepProps<T>) {
  const text = useText({ secondFactor, kit, problems: problemMessages });
  const words = text.secondFactor;
  const [failure, setFailure] = useState<string | null>(null);
  const [endsOthers, setEndsOthers] = useState(true);
  const form: Form<Name> = useForm({
    names,
    async send(typed): Promise<void> {
      setFailure(null);
      if (!typed.password) return form.refuse({ password: words.passwordMissing });
      const outcome = await send(proofOf(typed), endsOthers);
      if (outcome.ok) return onDone(outcome.data);
      const errors = fieldErrors(outcome.problem, names);
      form.refuse(errors);
      if (!hasErrors(errors)) setFailure(explainProblem(outcome.problem, text.problems));
    },
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
      <PasswordField
        label={words.password}
        autoComplete="current-password"
        isLast
        words={text.kit}
        entry={form.entries.password}
      />
      <FactorField entry={form.entries.code} />
      {asksForOthers && <OtherDevices ends={endsOthers} onChange={setEndsOthers} />}
    </FormFrame>
  );
}
