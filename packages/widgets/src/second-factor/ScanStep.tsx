import { type FactorSecret, readCode, type SecondFactorStore } from '@oja/core';
import { useState } from 'react';
import { useText } from '../binding/TextProvider.tsx';
import { useAnsweredForm } from '../binding/useAnsweredForm.ts';
import { kit } from '../text/en/kit.ts';
import { secondFactor } from '../text/en/secondFactor.ts';
import { smallMuted } from '../theme/type.css.ts';
import { CopyButton } from '../ui/button/CopyButton.tsx';
import { Field } from '../ui/form/Field.tsx';
import { FormFrame } from '../ui/form/FormFrame.tsx';
import { TextInput } from '../ui/input/TextInput.tsx';
import * as styles from './FactorDialog.css.ts';
import { OtherDevices } from './OtherDevices.tsx';
import { QrCode } from './QrCode.tsx';

const names = ['code'] as const;

type ScanStepProps = Readonly<{
  store: SecondFactorStore;
  made: FactorSecret;
  onDone: (codes: readonly string[]) => void;
}>;

/** The secret as a QR code and as text. */
function Secret({ made }: Readonly<{ made: FactorSecret }>) {
  const text = useText({ secondFactor, kit });
  const words = text.secondFactor;
  return (
    <div className={styles.scan}>
      <QrCode text={made.uri} label={words.qr} />
      <div className={styles.key}>
        <span className={smallMuted}>{words.key}</span>
        <code className={styles.value}>{made.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
        <CopyButton value={made.secret} words={text.kit} label={words.copyKey} />
      </div>
    </div>
  );
}

/** The secret for the agent's authenticator app, and the field for the app's first code. */
export function ScanStep({ store, made, onDone }: ScanStepProps) {
  const words = useText({ secondFactor }).secondFactor;
  const [endsOthers, setEndsOthers] = useState(true);
  const { form, failure } = useAnsweredForm({
    names,
    check: ({ code }) => (/^\d{6}$/.test(readCode(code)) ? {} : { code: words.appCodeWrong }),
    send: ({ code }) => store.confirm(readCode(code), endsOthers),
    onDone: ({ codes }) => onDone(codes),
  });
  const { error, ...input } = form.entries.code;
  return (
    <FormFrame
      form={form.element}
      title={words.scanTitle}
      titleHidden
      lead={words.scanLead}
      failure={failure}
      notice={<Secret made={made} />}
      submitLabel={words.turnOn}
      isBusy={form.isBusy}
      onSubmit={form.submit}
    >
      <Field label={words.appCode} hint={words.appCodeHint} error={error}>
        <TextInput
          digits
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          enterKeyHint="go"
          {...input}
        />
      </Field>
      <OtherDevices ends={endsOthers} onChange={setEndsOthers} />
    </FormFrame>
  );
}
