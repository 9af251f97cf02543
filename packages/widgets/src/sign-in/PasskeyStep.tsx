import { createPasskeyProof } from '@oja/core';
import { useEffect, useRef } from 'react';
import { signAsked } from '../binding/passkeyPrompt.ts';
import { useText } from '../binding/TextProvider.tsx';
import { usePasskeyPrompt } from '../binding/usePasskeyPrompt.ts';
import { passkeys } from '../text/en/passkeys.ts';
import { signIn } from '../text/en/signIn.ts';
import { signInCode } from '../text/en/signInCode.ts';
import { Button } from '../ui/button/Button.tsx';
import { FormFrame } from '../ui/form/FormFrame.tsx';
import type { FactorStepProps } from './FactorStep.tsx';

type PasskeyStepProps = Readonly<
  FactorStepProps & {
    /** Whether the agent chose this step by a button; the browser's prompt then opens at once. */
    isPressed: boolean;
    hasApp: boolean;
    /** Switches to a code. */
    onCode: (way: 'app' | 'recovery') => void;
  }
>;

/** The second step of a sign-in with a passkey: opens the browser's prompt, and shows advice if it fails. */
export function PasskeyStep(props: PasskeyStepProps) {
  const { client, asked, onSuccess, onFailure, onBack, isPressed, hasApp, onCode } = props;
  const text = useText({ passkeys, signIn, signInCode });
  const words = text.passkeys;
  const proof = client.getStore(createPasskeyProof);
  const { isBusy, failure, run } = usePasskeyPrompt({
    prompt: () => signAsked(proof.beginSignIn(asked)),
    finish: (credential) => proof.signIn(asked, credential),
    onDone: (_, message) => onSuccess?.(message ?? text.signIn.welcome),
    onProblem(problem, why) {
      onFailure?.(why);
      const isOver = problem.kind === 'client' && problem.failure?.code === 'sign_in_over';
      if (isOver) onBack(why);
      return isOver;
    },
  });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLButtonElement>('button[type="submit"]')?.focus();
    if (isPressed) run();
  }, [isPressed, run]);
  return (
    <FormFrame
      form={form}
      title={words.useTitle}
      lead={words.useLead}
      failure={failure}
      submitLabel={words.use}
      isBusy={isBusy}
      onSubmit={(event) => {
        event.preventDefault();
        run();
      }}
      foot={
        <>
          {hasApp && (
            <Button variant="quiet" onClick={() => onCode('app')}>
              {text.signInCode.useApp}
            </Button>
          )}
          <Button variant="quiet" onClick={() => onCode('recovery')}>
            {words.useRecovery}
          </Button>
          <Button variant="quiet" onClick={() => onBack(null)}>
            {text.signInCode.back}
          </Button>
        </>
      }
    >
      {null}
    </FormFrame>
  );
}
