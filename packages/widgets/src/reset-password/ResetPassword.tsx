import { explainProblem, type Problem, problemMessages } from '@oja/core';
import type { ComponentType } from 'react';
import { type ClientProps, useClient } from '../binding/ClientProvider.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { EmailStep } from './EmailStep.tsx';
import { OtpStep } from './OtpStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { ResetDone } from './ResetDone.tsx';
import { type ResetStep, type StepProps, useReset } from './useReset.ts';

export type { ResetStep };

export type ResetPasswordProps = Readonly<
  ClientProps & {
    /** The step to show, for hosts with a route per step. Uncontrolled if omitted. */
    step?: ResetStep;
    /** Called when the agent moves to another step. */
    onStep?: (step: ResetStep) => void;
    /** Called when the password is set, with the server's message for a toast. */
    onDone?: (message: string) => void;
    /** Called with the reason when a request fails, for a toast. If omitted, the form shows it. Field errors always show at the field. */
    onFailure?: (message: string) => void;
    /** URL of the sign-in page. No link is shown if omitted. */
    signInHref?: string;
  }
>;

const steps: Readonly<Record<ResetStep, ComponentType<StepProps>>> = {
  email: EmailStep,
  otp: OtpStep,
  password: PasswordStep,
};

/**
 * Resets a forgotten password in three steps: the address, the code that was sent to it, the new password.
 * The progress is kept in memory only, so a reload restarts at the address and says so.
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
