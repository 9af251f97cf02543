import { checkPhone, fieldIssues, fieldLabels, inSentence, type Service } from '@oja/core';
import { useRef } from 'react';
import { useText } from '../../binding/TextProvider.tsx';
import { purchaseForm } from '../../text/en/purchaseForm.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ChoiceChips } from '../../ui/choice/ChoiceChips.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { Select } from '../../ui/field/Select.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { NetworkTile } from '../../ui/tile/NetworkTile.tsx';
import { type FieldViewProps, fieldLabel, issueText } from './fieldView.ts';
import * as styles from './PurchaseFields.css.ts';

/** As many as stand side by side on a phone; more of them are a list. */
const MOST_TILES = 5;

/** Those that this agent sells stand first, the last one used before the others; the rest as the server has them. */
function inOrder(services: readonly Service[], lastUsed: readonly string[]): readonly Service[] {
  const rank = ({ id }: Service) => (lastUsed.includes(id) ? lastUsed.indexOf(id) : lastUsed.length);
  return [...services].sort((a, b) => rank(a) - rank(b));
}

/** The network, disco, provider or exam: preselected by the number's prefix where there is one, until the agent chooses. */
export function ServiceField({ shown, filled, form, past }: FieldViewProps) {
  const text = useText({ purchaseForm, fieldLabels, fieldIssues });
  const { services, service } = filled.view;
  const label = fieldLabel(shown.field, filled, text);
  // What is wrong with a service that is down stands in its notice.
  const error = shown.issue?.kind === 'unavailable' ? null : issueText(shown, label, text);
  const choose = (id: string) => form.enter({ service: id, plan: '' });
  const place = useRef<HTMLDivElement>(null);
  function chooseHinted(id: string) {
    choose(id);
    // The notice goes, and its button with it.
    place.current?.querySelector<HTMLElement>(`[value="${id}"], select`)?.focus();
  }
  return (
    <div className={styles.service} ref={place} data-issue={shown.issue ? true : undefined}>
      {services.length <= MOST_TILES ? (
        <ChoiceChips
          legend={label}
          layout="line"
          choices={services.map(({ id, name, available }) => ({
            value: id,
            label: name,
            leading: <NetworkTile network={id} name={name} size={24} />,
            ...(available ? {} : { note: text.purchaseForm.down }),
          }))}
          value={service?.id ?? null}
          onChange={choose}
          error={error}
        />
      ) : (
        <Field label={label} error={error}>
          <Select
            placeholder={text.purchaseForm.choose(inSentence(label))}
            choices={inOrder(services, past.services).map(({ id, name, available }) => ({
              value: id,
              label: available ? name : text.purchaseForm.nameDown(name),
            }))}
            value={service?.id ?? null}
            onChange={choose}
          />
        </Field>
      )}
      <ServiceNotices filled={filled} onChoose={chooseHinted} />
    </div>
  );
}

interface ServiceNoticesProps extends Pick<FieldViewProps, 'filled'> {
  readonly onChoose: (id: string) => void;
}

/** What there is to know of the chosen one. A number that once was another network's is said, never forbidden. */
function ServiceNotices({ filled, onChoose }: ServiceNoticesProps) {
  const { purchaseForm: words } = useText({ purchaseForm });
  const { service, hinted, entered } = filled.view;
  if (!service) return null;
  const typed = entered['recipient'] ?? '';
  const read = checkPhone(typed);
  const prefix = (read.ok ? read.phone : typed.replace(/\D/g, '').replace(/^234/, '0')).slice(0, 4);
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
      {!service.available && <Notice tone="critical">{service.notice ?? words.downNow(service.name)}</Notice>}
      {service.available && service.notice && <Notice tone="caution">{service.notice}</Notice>}
    </>
  );
}
