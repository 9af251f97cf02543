import {
  type Client,
  createFactorSignIn,
  explainProblem,
  type Problem,
  problemMessages,
  readCode,
  takesApp,
  takesPasskey,
} from '@oja/core';
import { type ReactNode, useState } from 'react';
import { useText } from '../binding/TextProvider.tsx';
import { useFirstFieldFocus } from '../binding/useFocus.ts';
import { type Form, hasErrors, useForm } from '../binding/useForm.ts';
import { passkeys } from '../text/en/passkeys.ts';
import { signIn } from '../text/en/signIn.ts';
import { signInCode } from '../text/en/signInCode.ts';
import { fieldErrors } from '../text/fieldErrors.ts';
import { Button } from '../ui/button/Button.tsx';
import { Field } from '../ui/form/Field.tsx';
import { FormFrame } from '../ui/form/FormFrame.tsx';
import { TextInput } from '../ui/input/TextInput.tsx';
import { PasskeyStep } from './PasskeyStep.tsx';

const names = ['code'] as const;

type Way = 'app' | 'recovery';

/** Format of each kind of code. The server detects which kind it is. */
const shapes: Readonly<Record<Way, RegExp>> = { app: /^\d{6}$/, recovery: /^[\dA-Z]{8,}$/ };

export type FactorStepProps = Readonly<{
  client: Client;
  /** The problem of the sign-in that asks for the code. */
  asked: Problem;
  onSuccess: ((message: string) => void) | undefined;
  onFailure: ((message: string) => void) | undefined;
  /** Returns to the password. `why`: the reason if the sign-in has to start again; else `null`. */
  onBack: (why: string | null) => void;
}>;

function useFactorForm({ client, asked, onSuccess, onFailure, onBack }: FactorStepProps, way: Way) {
  const text = useText({ signIn, signInCode, problems: problemMessages });
  const [failure, setFailure] = useState<string | null>(null);
  const form: Form<'code'> = useForm({
    names,
    async send({ code }): Promise<void> {
      setFailure(null);
      const read = readCode(code);
      if (!shapes[way].test(read)) return form.refuse({ code: text.signInCode[`${way}CodeWrong`] });
      // Sends a recovery code as typed, because a server that normalises codes differently expects the form it
      // issued.
      const sent = way === 'app' ? read : code.trim();
      const result = await client.getStore(createFactorSignIn).enter(asked, sent);
      if (result.ok) return onSuccess?.(result.message ?? text.signIn.welcome);
      const { problem } = result;
      const why = explainProblem(problem, text.problems);
      onFailure?.(why);
      if (problem.kind === 'client' && problem.failure?.code === 'sign_in_over') return onBack(why);
      const errors = fieldErrors(problem, names);
      form.refuse(errors);
      if (!hasErrors(errors)) setFailure(why);
    },
  });
  return { form, failure };
}

type CodeFormProps = Readonly<
  FactorStepProps & {
    way: Way;
    /** Switches to the other kind of code; `undefined` if the agent has no app. */
    onOtherWay: (() => void) | undefined;
    /** Switches to the passkey; `undefined` if the agent has no passkey. */
    onPasskey: (() => void) | undefined;
  }
>;

/** The form of one kind of code. Its field gets the focus. */
function CodeForm({ way, onOtherWay, onPasskey, ...props }: CodeFormProps) {
  const text = useText({ signInCode, passkeys });
  const words = text.signInCode;
  const { form, failure } = useFactorForm(props, way);
  useFirstFieldFocus(form.element, true);
  const { error, ...input } = form.entries.code;
  const isApp = way === 'app';
  return (
    <FormFrame
      form={form.element}
      title={words.title}
      lead={words[`${way}Lead`]}
      failure={failure}
      submitLabel={words.submit}
      isBusy={form.isBusy}
      onSubmit={form.submit}
      foot={
        <>
          {onPasskey && <Button onClick={onPasskey}>{text.passkeys.use}</Button>}
          {onOtherWay && (
            <Button variant="quiet" onClick={onOtherWay}>
              {isApp ? words.useRecovery : words.useApp}
            </Button>
          )}
          <Button variant="quiet" onClick={() => props.onBack(null)}>
            {words.back}
          </Button>
        </>
      }
    >
      <Field label={words[`${way}Code`]} error={error}>
        <TextInput
          digits
          inputMode={isApp ? 'numeric' : 'text'}
          autoComplete={isApp ? 'one-time-code' : 'off'}
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          enterKeyHint="go"
          {...input}
        />
      </Field>
    </FormFrame>
  );
}

/** The second step of a sign-in: a code of the app, a passkey or a recovery code. Keeps no typed code. */
function FactorStep(props: FactorStepProps) {
  const hasApp = takesApp(props.asked);
  const hasPasskey = takesPasskey(props.asked);
  const [way, setWay] = useState<Way | 'passkey'>(hasApp ? 'app' : hasPasskey ? 'passkey' : 'recovery');
  // Whether the agent chose the passkey by a button; the browser's prompt then opens at once.
  const [isPressed, setPressed] = useState(false);
  const choosePasskey = () => {
    setPressed(true);
    setWay('passkey');
  };
  if (way === 'passkey')
    return <PasskeyStep {...props} isPressed={isPressed} hasApp={hasApp} onCode={setWay} />;
  const turn = () => setWay(way === 'app' ? 'recovery' : 'app');
  return (
    <CodeForm
      key={way}
      {...props}
      way={way}
      onOtherWay={hasApp ? turn : undefined}
      onPasskey={hasPasskey ? choosePasskey : undefined}
    />
  );
}

/** Entry point for loading the step lazily. */
export const factorStep = (props: FactorStepProps): ReactNode => <FactorStep {...props} />;
