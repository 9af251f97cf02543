import { fieldIssues, fieldLabels, formatDateTime, phoneDigits, type Service } from '@oja/core';
import { type ComponentType, useRef } from 'react';
import { useText } from '../../binding/TextProvider.tsx';
import type { Text } from '../../text/catalogue.ts';
import { purchaseForm } from '../../text/en/purchaseForm.ts';
import { findProviderLook } from '../../theme/providers/providerLook.ts';
import { Button } from '../../ui/button/Button.tsx';
import { type Choice, ChoiceChips } from '../../ui/choice/ChoiceChips.tsx';
import { ProviderTile } from '../../ui/display/ProviderTile.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { type FieldViewProps, fieldLabel, issueText } from './fieldView.ts';
import * as styles from './PurchaseFields.css.ts';

/** Note on a service's option before it is selected: critical if it is down, caution if it is slow. */
export function newsOf(
  { available, notice, downSince }: Service,
  words: Text['purchaseForm'],
): Pick<Choice<string>, 'note' | 'noteTone'> {
  if (!available) {
    const note = downSince ? words.downSince(formatDateTime(downSince, downSince)) : words.down;
    return { note, noteTone: 'critical' };
  }
  return notice ? { note: words.slow, noteTone: 'caution' } : {};
}

/** Props of the control that selects a service. */
export interface ServiceControlProps extends Pick<FieldViewProps, 'filled' | 'past' | 'components'> {
  readonly label: string;
  readonly error: string | null;
  readonly onChoose: (id: string) => void;
}

/** A few services side by side. */
export function ServiceChips({ filled, components, label, error, onChoose }: ServiceControlProps) {
  const words = useText({ purchaseForm }).purchaseForm;
  const { services, service } = filled.view;
  return (
    <ChoiceChips
      legend={label}
      layout="line"
      choices={services.map((each) => ({
        value: each.id,
        label: each.name,
        leading: (
          <ProviderTile look={findProviderLook(components.looks, each.id)} name={each.name} size={24} />
        ),
        ...newsOf(each, words),
      }))}
      value={service?.id ?? null}
      onChange={onChoose}
      error={error}
    />
  );
}

/** Selects the network, disco, provider or exam. A known prefix of the number preselects it until the agent chooses. */
export function ServiceField({
  Control = ServiceChips,
  shown,
  filled,
  form,
  past,
  components,
}: FieldViewProps & { readonly Control?: ComponentType<ServiceControlProps> }) {
  const text = useText({ fieldLabels, fieldIssues });
  const label = fieldLabel(shown.field, filled, text);
  // The notice explains a service that is down.
  const error = shown.issue?.kind === 'unavailable' ? null : issueText(shown, label, text);
  const choose = (id: string) => form.enter({ service: id, plan: '' });
  const place = useRef<HTMLDivElement>(null);
  function chooseHinted(id: string) {
    choose(id);
    // Moves the focus, because the pressed button unmounts with the notice.
    place.current?.querySelector<HTMLElement>(`[value="${id}"], select`)?.focus();
  }
  return (
    <div className={styles.service} ref={place} data-issue={shown.issue ? true : undefined}>
      <Control
        filled={filled}
        past={past}
        components={components}
        label={label}
        error={error}
        onChoose={choose}
      />
      <ServiceNotices filled={filled} onChoose={chooseHinted} />
    </div>
  );
}

interface ServiceNoticesProps extends Pick<FieldViewProps, 'filled'> {
  readonly onChoose: (id: string) => void;
}

/** Notices about the selected service. A number that may be ported gets a hint, never an error. */
function ServiceNotices({ filled, onChoose }: ServiceNoticesProps) {
  const { purchaseForm: words } = useText({ purchaseForm });
  const { service, hinted, entered } = filled.view;
  if (!service) return null;
  const { available, notice = available ? null : words.downNow(service.name) } = service;
  const prefix = phoneDigits(entered['recipient'] ?? '').slice(0, 4);
  return (
    <>
      {hinted && hinted !== service && (
        <Notice
          tone="caution"
          action={<Button onClick={() => onChoose(hinted.id)}>{words.switchTo(hinted.name)}</Button>}
        >
          {words.ported(prefix, hinted.name, service.name)}
        </Notice>
      )}
      {notice && <Notice tone={available ? 'caution' : 'critical'}>{notice}</Notice>}
    </>
  );
}
