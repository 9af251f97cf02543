import {
  fieldIssues,
  fieldLabels,
  formatIssue,
  groupFours,
  inSentence,
  meterTypes,
  type Service,
} from '@oja/core';
import { type FormEvent, useRef } from 'react';
import { useText } from '../binding/TextProvider.tsx';
import { meterValidator } from '../text/en/meterValidator.ts';
import { formatFieldIssue } from '../text/formatFieldIssue.ts';
import { Button } from '../ui/button/Button.tsx';
import { ChoiceChips } from '../ui/choice/ChoiceChips.tsx';
import { Notice } from '../ui/feedback/Notice.tsx';
import { Field } from '../ui/form/Field.tsx';
import { warning } from '../ui/icon/glyphs.ts';
import { Icon } from '../ui/icon/Icon.tsx';
import { Select } from '../ui/input/Select.tsx';
import { TextInput } from '../ui/input/TextInput.tsx';
import * as styles from './MeterValidator.css.ts';
import type { MeterCheck } from './useMeterCheck.ts';

type MeterFormProps = Readonly<{ check: MeterCheck; discos: readonly Service[] }>;

/** Disco, type and number. Any edit clears the last result. */
export function MeterForm({ check, discos }: MeterFormProps) {
  const text = useText({ meterValidator, fieldLabels });
  const element = useRef<HTMLFormElement>(null);
  const { entry, checked, answer } = check;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (answer?.step === 'asking' || check.ask()) return;
    const missing = checked.disco ? 'input[name="meter"]' : 'select';
    element.current?.querySelector<HTMLElement>(missing)?.focus();
  };
  return (
    <form ref={element} className={styles.form} onSubmit={submit} noValidate>
      <DiscoField check={check} discos={discos} />
      <ChoiceChips
        legend={text.fieldLabels.meterType}
        choices={meterTypes.map((value) => ({ value, label: text.fieldLabels[value] }))}
        value={entry.meterType}
        onChange={(meterType) => check.enter({ meterType })}
      />
      <NumberField check={check} />
      <Button type="submit" variant="primary" full busy={answer?.step === 'asking'}>
        {text.meterValidator.check}
      </Button>
    </form>
  );
}

function DiscoField({ check: { entry, checked, wasPressed, enter }, discos }: MeterFormProps) {
  const text = useText({ meterValidator, fieldLabels, fieldIssues });
  const words = text.meterValidator;
  const label = text.fieldLabels.disco;
  const isMissing = wasPressed && !checked.disco;
  return (
    <>
      <Field
        label={label}
        error={isMissing ? formatIssue({ kind: 'not-chosen' }, inSentence(label), text.fieldIssues) : null}
      >
        <Select
          placeholder={words.chooseDisco}
          choices={discos.map(({ id, name, available }) => ({
            value: id,
            label: available ? name : words.down(name),
          }))}
          value={entry.discoId}
          onChange={(discoId) => enter({ discoId })}
        />
      </Field>
      {checked.disco?.notice && <Notice tone="caution">{checked.disco.notice}</Notice>}
    </>
  );
}

/** A wrong check digit is only a warning: the disco decides. */
function NumberField({ check: { entry, checked, wasPressed, enter } }: Pick<MeterFormProps, 'check'>) {
  const text = useText({ meterValidator, fieldLabels, fieldIssues });
  const words = text.meterValidator;
  const isPrepaid = entry.meterType === 'prepaid';
  const label = isPrepaid ? text.fieldLabels['meter-number'] : words.accountNumber;
  const slip = (
    <span className={styles.slip}>
      <span className={styles.mark}>
        <Icon glyph={warning} size={16} />
      </span>
      {text.fieldIssues['check-digit']}
    </span>
  );
  return (
    <Field
      label={label}
      hint={checked.warning && slip}
      error={wasPressed && checked.issue ? formatFieldIssue(checked.issue, label, text.fieldIssues) : null}
    >
      <TextInput
        name="meter"
        digits
        inputMode={isPrepaid ? 'numeric' : 'text'}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        {...(isPrepaid && { group: groupFours })}
        value={entry.number}
        onChange={(number) => enter({ number })}
      />
    </Field>
  );
}
