import { type Case, type CasesStore, MOST_CASE_MESSAGE } from '@oja/core';
import { useText } from '../binding/TextProvider.tsx';
import { useAnsweredForm } from '../binding/useAnsweredForm.ts';
import { cases } from '../text/en/cases.ts';
import { Field, useFieldControl } from '../ui/form/Field.tsx';
import { FormFrame } from '../ui/form/FormFrame.tsx';
import * as styles from './Problem.css.ts';

type ReportFormProps = Readonly<{
  store: CasesStore;
  /** Ref of the purchase. */
  saleRef: string;
  onOpened: (supportCase: Case) => void;
}>;

const names = ['message'] as const;

/** Asks one question. The server attaches the data of the purchase. */
export function ReportForm({ store, saleRef, onOpened }: ReportFormProps) {
  const words = useText({ cases }).cases;
  const { form, failure } = useAnsweredForm({
    names,
    check: ({ message }) => (message.trim() === '' ? { message: words.whatMissing } : {}),
    send: ({ message }) => store.open({ ref: saleRef, message: message.trim() }),
    onDone: onOpened,
  });
  const { error, ...message } = form.entries.message;
  return (
    <FormFrame
      form={form.element}
      title={words.reportTitle}
      titleHidden
      lead={words.reportLead}
      failure={failure && `${words.notSent}. ${failure}`}
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
