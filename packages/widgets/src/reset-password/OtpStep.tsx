import type { ClipboardEvent } from 'react';
import { useText } from '../binding/TextProvider.tsx';
import { useFirstFieldFocus } from '../binding/useFocus.ts';
import { resetPassword } from '../text/en/resetPassword.ts';
import { TextButton } from '../ui/button/TextLink.tsx';
import { Notice } from '../ui/feedback/Notice.tsx';
import { Field } from '../ui/form/Field.tsx';
import { FormFrame } from '../ui/form/FormFrame.tsx';
import { TextInput } from '../ui/input/TextInput.tsx';
import { findOtp } from './findOtp.ts';
import { useOtpForm } from './useOtpForm.ts';
import type { StepProps } from './useReset.ts';

/** Asks for the code that was sent to the address, and can send a new one. */
export function OtpStep({ reset, onProblem }: StepProps) {
  const words = useText({ resetPassword }).resetPassword;
  const { form, failure, wasResent, wait, isResending, resend } = useOtpForm({ reset, onProblem });
  useFirstFieldFocus(form.element, reset.hasMoved);
  const { error, ...input } = form.entries.otp;
  const paste = (event: ClipboardEvent) => {
    const code = findOtp(event.clipboardData.getData('text'));
    if (code === null) return;
    event.preventDefault();
    input.onChange(code);
  };
  return (
    <FormFrame
      form={form.element}
      title={words.otpTitle}
      lead={words.otpLead(reset.email)}
      failure={failure}
      notice={wasResent && <Notice tone="positive">{words.resent}</Notice>}
      submitLabel={words.confirm}
      isBusy={form.isBusy}
      onSubmit={form.submit}
      foot={
        <>
          <TextButton disabled={wait > 0 || isResending} onClick={resend}>
            {wait > 0 ? words.resendIn(wait) : words.resend}
          </TextButton>
          <TextButton onClick={() => reset.go('email')}>{words.otherEmail}</TextButton>
        </>
      }
    >
      <Field label={words.otp} hint={words.otpHint} error={error}>
        <TextInput
          digits
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          onPaste={paste}
          {...input}
        />
      </Field>
    </FormFrame>
  );
}
