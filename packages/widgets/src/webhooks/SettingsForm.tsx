import {
  asksForPassword,
  type CallResult,
  type PasswordProof,
  type Webhook,
  type WebhookEventType,
  type WebhookSecret,
  type WebhooksStore,
  type WebhookTerms,
  webhookEventTypes,
} from '@oja/core';
import { useState } from 'react';
import { ProofForm } from '../binding/ProofForm.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { useAnsweredForm } from '../binding/useAnsweredForm.ts';
import { webhooks } from '../text/en/webhooks.ts';
import { CheckChips } from '../ui/choice/CheckChips.tsx';
import { Field } from '../ui/form/Field.tsx';
import { FormFrame } from '../ui/form/FormFrame.tsx';
import { TextInput } from '../ui/input/TextInput.tsx';
import { knownEvents } from './WebhookRow.tsx';

/** Local hosts, which a demo server may accept without https. */
const OWN_MACHINE = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** Whether the text has the form of a URL that events can be posted to. */
function isWebhookUrl(typed: string): boolean {
  try {
    const { protocol, hostname } = new URL(typed);
    return protocol === 'https:' || (protocol === 'http:' && OWN_MACHINE.test(hostname));
  } catch {
    return false;
  }
}

type SettingsFormProps = Readonly<{
  store: WebhooksStore;
  title: string;
  /** The webhook to edit; `undefined` creates one. */
  webhook: Webhook | undefined;
  /** Called with the secret of a new webhook. It is stored nowhere else. */
  onSecret: (secret: string) => void;
  onDone: () => void;
}>;

type Saved = Webhook | WebhookSecret;
type Save = (terms: WebhookTerms, proof?: PasswordProof) => Promise<CallResult<Saved>>;

/** Edits the URL and the events of a webhook, then asks for the password if the server does. */
export function SettingsForm({ store, title, webhook, onSecret, onDone }: SettingsFormProps) {
  const words = useText({ webhooks }).webhooks;
  const [unproven, setUnproven] = useState<WebhookTerms | null>(null);
  const save: Save = (terms, proof) =>
    webhook ? store.update(webhook.id, { ...terms, isOn: webhook.isOn }, proof) : store.add(terms, proof);
  const saved = (data: Saved) => ('secret' in data ? onSecret(data.secret) : onDone());
  if (unproven)
    return (
      <ProofForm
        title={words.proofTitle}
        lead={words.proofLead}
        submitLabel={webhook ? words.save : words.add}
        words={words}
        send={(proof) => save(unproven, proof)}
        onDone={saved}
      />
    );
  const send = async (terms: WebhookTerms) => {
    const result = await save(terms);
    if (!result.ok && asksForPassword(result.problem)) setUnproven(terms);
    return result;
  };
  return <TermsForm title={title} webhook={webhook} send={send} onDone={saved} />;
}

const names = ['url', 'eventTypes'] as const;

/** Events selected at first: the ones that most servers need. */
const FIRST_CHOICE: readonly WebhookEventType[] = ['sale.delivered', 'sale.failed', 'sale.refunded'];

type TermsFormProps = Pick<SettingsFormProps, 'title' | 'webhook'> &
  Readonly<{ send: Save; onDone: (data: Saved) => void }>;

function TermsForm({ title, webhook, send, onDone }: TermsFormProps) {
  const words = useText({ webhooks }).webhooks;
  const [eventTypes, setEventTypes] = useState(webhook ? knownEvents(webhook.eventTypes) : FIRST_CHOICE);
  const { form, failure } = useAnsweredForm({
    names,
    initial: { url: webhook?.url ?? '' },
    check: ({ url }) => ({
      ...(!isWebhookUrl(url.trim()) && { url: words.urlWrong }),
      ...(eventTypes.length === 0 && { eventTypes: words.eventsMissing }),
    }),
    send: ({ url }) => send({ url: url.trim(), eventTypes: [...eventTypes] }),
    onDone,
  });
  const { error, ...input } = form.entries.url;
  return (
    <FormFrame
      form={form.element}
      title={title}
      titleHidden
      lead={words.formLead}
      failure={failure}
      submitLabel={webhook ? words.save : words.add}
      isBusy={form.isBusy}
      onSubmit={form.submit}
    >
      <Field label={words.url} hint={words.urlHint} error={error}>
        <TextInput inputMode="url" autoCapitalize="none" autoComplete="off" spellCheck={false} {...input} />
      </Field>
      <CheckChips
        legend={words.events}
        name="eventTypes"
        choices={webhookEventTypes.map((value) => ({ value, label: words.eventNames[value] }))}
        chosen={eventTypes}
        onChange={(chosen) => {
          setEventTypes(chosen);
          form.entries.eventTypes.onChange('');
        }}
        error={form.entries.eventTypes.error}
      />
    </FormFrame>
  );
}
