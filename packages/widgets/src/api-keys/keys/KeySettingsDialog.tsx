import { formatDay } from '@oja/core';
import { ProofFields } from '../../binding/ProofFields.tsx';
import { useText } from '../../binding/TextProvider.tsx';
import type { Entry } from '../../binding/useForm.ts';
import { apiKeys } from '../../text/en/apiKeys.ts';
import { kit } from '../../text/en/kit.ts';
import { ChoiceChips } from '../../ui/choice/ChoiceChips.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { FormFrame } from '../../ui/form/FormFrame.tsx';
import { AmountInput } from '../../ui/input/AmountInput.tsx';
import { TextInput } from '../../ui/input/TextInput.tsx';
import { ScopeChoice } from './ScopeChoice.tsx';
import { type End, type KeyFormTask, useKeyForm } from './useKeyForm.ts';

export type KeySettingsDialogProps = Readonly<{
  /** Categories that a key can be allowed to sell. */
  categories: readonly string[] | undefined;
  now: number;
  task: KeyFormTask;
  onClose: () => void;
}>;

type OptionalProps = Readonly<{ entry: Entry; label: string; hint?: string }>;

function OptionalText({ entry: { error, ...input }, label, hint }: OptionalProps) {
  return (
    <Field label={label} hint={hint} error={error} required={false}>
      <TextInput autoComplete="off" spellCheck={false} {...input} />
    </Field>
  );
}

function OptionalAmount({ entry: { error, ...input }, label, hint }: OptionalProps) {
  return (
    <Field label={label} hint={hint} error={error} required={false}>
      <AmountInput {...input} />
    </Field>
  );
}

const newEnds = ['30', '90', '365', ''] as const;

/** Edits a key's scopes, limits, allowed addresses and expiry. */
export function KeySettingsDialog({ categories, now, task, onClose }: KeySettingsDialogProps) {
  const text = useText({ apiKeys, kit });
  const words = text.apiKeys;
  const { edited } = task;
  const { form, failure, scopes, setScopes, end, setEnd } = useKeyForm(task, now);
  const { name, maxPerSale, dailyLimit, addresses, password, code } = form.entries;
  const title = edited ? words.editTitle(edited.prefix) : words.newKey;
  const ends: readonly End[] = edited?.expiresAt === undefined ? newEnds : ['kept', ...newEnds];
  const endWord = (value: End) =>
    value === 'kept'
      ? words.endsKept(formatDay(edited?.expiresAt ?? now, now))
      : words.endsIn[value || 'never'];
  return (
    <Dialog title={title} words={text.kit} onClose={onClose}>
      <FormFrame
        form={form.element}
        title={title}
        titleHidden
        lead={edited ? words.editLead : words.newKeyLead}
        failure={failure}
        submitLabel={edited ? words.save : words.makeKey}
        isBusy={form.isBusy}
        onSubmit={form.submit}
      >
        <OptionalText entry={name} label={words.name} hint={words.nameHint} />
        <ScopeChoice
          categories={categories}
          chosen={scopes}
          onChange={setScopes}
          error={form.entries.scopes.error}
        />
        <OptionalAmount entry={maxPerSale} label={words.maxPerSale} />
        <OptionalAmount entry={dailyLimit} label={words.mostInADay} hint={words.mostInADayHint} />
        <OptionalText entry={addresses} label={words.addresses} hint={words.addressesHint} />
        <ChoiceChips
          legend={words.ends}
          choices={ends.map((value) => ({ value, label: endWord(value) }))}
          value={end}
          onChange={setEnd}
          error={form.entries.expiresAt.error}
        />
        {edited && <ProofFields label={words.password} password={password} code={code} />}
      </FormFrame>
    </Dialog>
  );
}
