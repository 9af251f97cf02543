import { type Case, type CasesStore, explainProblem, MOST_CASE_MESSAGE, problemMessages } from '@oja/core';
import { useState } from 'react';
import { useText } from '../binding/TextProvider.tsx';
import { hasErrors, useForm } from '../binding/useForm.ts';
import { cases } from '../text/en/cases.ts';
import { fieldErrors } from '../text/fieldErrors.ts';
import { Field } from '../ui/field/Field.tsx';
import { useFieldControl } from '../ui/field/FieldContext.ts';
import { FormFrame } from '../ui/form/FormFrame.tsx';
import * as styles from './Problem.css.ts';

type ReportFormProps = Readonly<{
  store: CasesStore;
  /** The ref of the sale. */
  saleRef: string;
  onOpened: (supportCase: Case) => void;
}>;

const names = ['message'] as const;

/** One question: the rest is attached by the server. */
export function ReportForm({ store, saleRef, onOpened }: ReportFormProps) {
  const text = useText({ cases, problems: problemMessages });
  const words = text.cases;
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    names,
    async send({ message }) {
      setFailure(null);
      const isEmpty = message.trim() === '';
      form.refuse(isEmpty ? { message: words.whatMissing } : {});
      if (isEmpty) return;
      const outcome = await store.open({ ref: saleRef, message: message.trim() });
      if (outcome.ok) return onOpened(outcome.data);
      const said = fieldErrors(outcome.problem, names);
      form.refuse(said);
      if (!hasErrors(said)) setFailure(`${words.notSent}. ${explainProblem(outcome.problem, text.problems)}`);
    },
  });
  const { error, ...message } = form.entries.message;
  return (
    <FormFrame
      form={form.element}
      title={words.reportTitle}
      titleHidden
      lead={words.reportLead}
      failure={failure}
      submitLabel={words.send}
      isBusy={form.isBusy}
      onSubmit={form.submit}
    >
      <Field label={words.what} hint={words.whatHint} error={error}>
        <Message {...message} />
      </Field>
    </FormFrame>
  );
}

type MessageProps = Readonly<{ name: string; value: string; onChange: (value: string) => void }>;

/** A few lines. */
function Message({ name, value, onChange }: MessageProps) {
  return (
    <textarea
      {...useFieldControl()}
      className={styles.message}
      name={name}
      rows={4}
      maxLength={MOST_CASE_MESSAGE}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
