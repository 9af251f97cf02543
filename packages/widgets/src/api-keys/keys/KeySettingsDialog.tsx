import type { KeySettings, Outcome } from '@oja/core';
import { useText } from '../../binding/TextProvider.tsx';
import type { Entry } from '../../binding/useForm.ts';
import { apiKeys } from '../../text/en/apiKeys.ts';
import { kit } from '../../text/en/kit.ts';
import { ChoiceChips } from '../../ui/choice/ChoiceChips.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { AmountInput } from '../../ui/field/AmountInput.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { TextInput } from '../../ui/field/TextInput.tsx';
import { FormFrame } from '../../ui/form/FormFrame.tsx';
import { ScopeChoice } from './ScopeChoice.tsx';
import { ends, useKeyForm } from './useKeyForm.ts';

export type KeySettingsDialogProps = Readonly<{
  /** Those that a key can be made for. */
  categories: readonly string[] | undefined;
  now: number;
  send: (settings: KeySettings) => Promise<Outcome<unknown>>;
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

/** What a new key may do, for how much, from where and until when. */
export function KeySettingsDialog({ categories, now, send, onClose }: KeySettingsDialogProps) {
  const text = useText({ apiKeys, kit });
  const words = text.apiKeys;
  const { form, failure, scopes, setScopes, end, setEnd } = useKeyForm({ now, send });
  const { name, maxPerSale, dailyLimit, addresses } = form.entries;
  return (
    <Dialog title={words.newKey} words={text.kit} onClose={onClose}>
      <FormFrame
        form={form.element}
        title={words.newKey}
        titleHidden
        lead={words.newKeyLead}
        failure={failure}
        submitLabel={words.makeKey}
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
          choices={ends.map((value) => ({ value, label: words.endsIn[value || 'never'] }))}
          value={end}
          onChange={setEnd}
          error={form.entries.expiresAt.error}
        />
      </FormFrame>
    </Dialog>
  );
}
