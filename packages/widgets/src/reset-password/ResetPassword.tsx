import { explainProblem, type Problem, problemMessages } from '@oja/core';
import type { ComponentType } from 'react';
import { type ClientProps, useClient } from '../binding/ClientProvider.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { EmailStep } from './EmailStep.tsx';
import { OtpStep } from './OtpStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { ResetDone } from './ResetDone.tsx';
import type { ResetStep } from './resetStep.ts';
import type { StepProps } from './StepProps.ts';
import { useReset } from './useReset.ts';

export type { ResetStep };

export type ResetPasswordProps = Readonly<
  ClientProps & {
    /** The step that is shown, where the host has a route for each. Left out: the widget goes through them by itself. */
    step?: ResetStep;
    /** The agent goes on, or back, to this step. */
    onStep?: (step: ResetStep) => void;
    /** The password is set; `message` is the server's, for a toast. */
    onDone?: (message: string) => void;
    /** A call failed; `message` says why, for a toast. Left out: it is shown in the form. What is wrong with a field always is. */
    onFailure?: (message: string) => void;
    /** Where one signs in. Left out: no such link. */
    signInHref?: string;
  }
>;

const steps: Readonly<Record<ResetStep, ComponentType<StepProps>>> = {
  email: EmailStep,
  otp: OtpStep,
  password: PasswordStep,
};

/**
 * A forgotten password: the address, the code that was sent to it, the new password. What a step stands on is in memory
 * only, so a page that is loaded again in the middle begins with the address, and says so.
 */
export function ResetPassword({
  client: own,
  step,
  onStep,
  onDone,
  onFailure,
  signInHref,
}: ResetPasswordProps) {
  const client = useClient(own);
  const text = useText({ problems: problemMessages });
  const reset = useReset({ client, step, onStep, onDone });
  const onProblem = (problem: Problem) => {
    const why = explainProblem(problem, text.problems);
    if (!onFailure) return why;
    onFailure(why);
    return null;
  };
  if (reset.done !== null) return <ResetDone message={reset.done} signInHref={signInHref} />;
  const Step = steps[reset.step];
  return <Step reset={reset} onProblem={onProblem} signInHref={signInHref} />;
}
