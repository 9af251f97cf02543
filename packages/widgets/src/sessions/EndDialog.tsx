import { explainProblem, problemMessages, type SessionsStore } from '@oja/core';
import { useState } from 'react';
import { FactorField, proofOf } from '../binding/FactorField.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { useFirstFieldFocus } from '../binding/useFocus.ts';
import { type Form, hasErrors, useForm } from '../binding/useForm.ts';
import { kit } from '../text/en/kit.ts';
import { sessions } from '../text/en/sessions.ts';
import { fieldErrors } from '../text/fieldErrors.ts';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import { PasswordField } from '../ui/field/PasswordField.tsx';
import { FormFrame } from '../ui/form/FormFrame.tsx';

/** What is to end: one session, or (`id` null) all others. */
export interface EndTask {
  readonly id: string | null;
  /** What stands on its button. */
  readonly name: string;
}

export type EndDialogProps = Readonly<{
  store: SessionsStore;
  task: EndTask;
  onClose: () => void;
  onDone: () => void;
}>;

const names = ['password', 'code'] as const;

function useEndForm({ store, task, onDone }: Omit<EndDialogProps, 'onClose'>) {
  const text = useText({ sessions, problems: problemMessages });
  const [failure, setFailure] = useState<string | null>(null);
  const form: Form<(typeof names)[number]> = useForm({
    names,
    async send(typed): Promise<void> {
      setFailure(null);
      if (!typed.password) return form.refuse({ password: text.sessions.passwordMissing });
      const proof = proofOf(typed);
      const outcome = await (task.id === null ? store.endOthers(proof) : store.end(task.id, proof));
      if (outcome.ok) return onDone();
      const errors = fieldErrors(outcome.problem, names);
      if (hasErrors(errors)) form.refuse(errors);
      else setFailure(explainProblem(outcome.problem, text.problems));
    },
  });
  return { form, failure };
}

/** Asks for the password before a session elsewhere ends. Nothing typed is kept after it. */
export function EndDialog({ onClose, ...options }: EndDialogProps) {
  const text = useText({ sessions, kit });
  const words = text.sessions;
  const { form, failure } = useEndForm(options);
  useFirstFieldFocus(form.element, true);
  const { id, name } = options.task;
  const title = id === null ? words.endOthers : words.endOne(name);
  return (
    <Dialog title={title} words={text.kit} onClose={onClose}>
      <FormFrame
        form={form.element}
        title={title}
        titleHidden
        lead={id === null ? words.endOthersLead : words.endLead}
        failure={failure}
        submitLabel={id === null ? words.endOthers : words.end}
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
      </FormFrame>
    </Dialog>
  );
}
