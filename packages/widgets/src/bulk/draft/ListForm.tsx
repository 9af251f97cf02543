import type { Client, Kobo } from '@oja/core';
import type { BulkStore } from '@oja/core/bulk';
import { useText } from '../../binding/TextProvider.tsx';
import { bulk } from '../../text/en/bulk.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import * as styles from '../Bulk.css.ts';
import { CheckView } from '../check/CheckView.tsx';
import { ChooseColumns } from './ChooseColumns.tsx';
import { FileButton } from './FileButton.tsx';
import { ListInput } from './ListInput.tsx';
import { SavedCustomers } from './SavedCustomers.tsx';
import { useCheck } from './useCheck.ts';

export interface ListFormProps {
  readonly client: Client;
  readonly store: BulkStore;
  readonly draft: string;
  readonly onAddMoney: ((missing: Kobo) => void) | undefined;
}

/** The pasted list: the form that edits it, its columns, or the result of its check. */
export function ListForm({ client, store, draft, onAddMoney }: ListFormProps) {
  const words = useText({ bulk }).bulk;
  const check = useCheck(client, store);
  const { step } = check;
  if (step.kind === 'checked')
    return (
      <CheckView client={client} store={store} check={check} found={step.found} onAddMoney={onAddMoney} />
    );
  if (step.kind === 'columns')
    return <ChooseColumns client={client} store={store} check={check} table={step.columns} />;
  const isBusy = step.kind === 'checking';
  const add = (text: string) => check.write([draft.trimEnd(), text].filter((part) => part !== '').join('\n'));
  return (
    <Card>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          check.run();
        }}
        noValidate
      >
        <p className={styles.muted}>{words.lead}</p>
        <Field
          label={words.label}
          error={step.kind === 'refused' && step.why === 'empty' ? words.empty : null}
          hint={
            <>
              {words.hint}
              <span className={styles.example}>{words.example}</span>
            </>
          }
        >
          <ListInput value={draft} onChange={check.write} disabled={isBusy} />
        </Field>
        <div className={styles.actions}>
          <FileButton onText={check.write} />
          <SavedCustomers client={client} onLines={add} />
        </div>
        {step.kind === 'refused' && step.why === 'services' && (
          <Notice tone="critical">{words.servicesFailed}</Notice>
        )}
        {isBusy && (
          <div className={styles.stack}>
            <progress
              className={styles.progress}
              max={step.of}
              value={step.done}
              aria-label={words.progress}
            />
            <p role="status">{words.checking(step.done, step.of)}</p>
          </div>
        )}
        <Button type="submit" variant="primary" full busy={isBusy}>
          {words.check}
        </Button>
      </form>
    </Card>
  );
}
