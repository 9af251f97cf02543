import { checkOtp, type Problem } from '@oja/core';
import { useState } from 'react';
import { useText } from '../binding/TextProvider.tsx';
import { useBusy } from '../binding/useBusy.ts';
import { type Form, useForm } from '../binding/useForm.ts';
import { resetPassword } from '../text/en/resetPassword.ts';
import { fieldErrors } from '../text/fieldErrors.ts';
import { useCountdown } from './useCountdown.ts';
import type { StepProps } from './useReset.ts';

const names = ['otp'] as const;

/** Seconds between two codes: mail takes time to arrive, and the server limits the requests. */
const PAUSE = 30;

/** Returns the error of the code field. A refusal that names no field also counts, except too many requests (429). */
function refusalOf(problem: Problem): string | undefined {
  const named = fieldErrors(problem, names).otp;
  if (named || problem.kind !== 'client' || problem.status === 429) return named;
  return problem.failure?.message;
}

export interface OtpForm {
  readonly form: Form<'otp'>;
  readonly failure: string | null;
  /** Whether a new code was sent; `false` again after the next submit. */
  readonly wasResent: boolean;
  /** Seconds until a new code can be requested; 0 means now. */
  readonly wait: number;
  readonly isResending: boolean;
  resend(): Promise<void>;
}

/** The form of the code, and the request for a new one. */
export function useOtpForm({ reset, onProblem }: Pick<StepProps, 'reset' | 'onProblem'>): OtpForm {
  const words = useText({ resetPassword }).resetPassword;
  const [failure, setFailure] = useState<string | null>(null);
  const [wasResent, setResent] = useState(false);
  const { isBusy: isResending, run } = useBusy();
  const countdown = useCountdown(PAUSE);
  const form: Form<'otp'> = useForm({
    names,
    async send({ otp }): Promise<void> {
      setFailure(null);
      setResent(false);
      const read = checkOtp(otp);
      if (!read.ok)
        return form.refuse({ otp: read.issue.kind === 'empty' ? words.otpMissing : words.otpWrong });
      const result = await reset.calls.enterOtp(read.value);
      if (result.ok) return reset.go('password');
      const refusal = refusalOf(result.problem);
      if (refusal) form.refuse({ otp: refusal });
      else setFailure(onProblem(result.problem));
    },
  });
  return {
    form,
    failure,
    wasResent,
    wait: countdown.left,
    isResending,
    async resend() {
      const result = await run(() => {
        setFailure(null);
        setResent(false);
        return reset.calls.request(reset.email);
      });
      if (!result) return;
      if (result.ok) form.clear();
      else setFailure(onProblem(result.problem));
      setResent(result.ok);
      const askedToWait = !result.ok && result.problem.kind === 'client' && result.problem.retryAfterMs;
      if (result.ok) countdown.restart();
      else if (askedToWait) countdown.restart(Math.ceil(askedToWait / 1000));
    },
  };
}
