import {
  type Client,
  createOjaError,
  createPasswordReset,
  type PasswordReset,
  type Problem,
  type ResetProgress,
} from '@oja/core';
import { useState } from 'react';
import { useSignal } from '../binding/signals.ts';

/** Steps of a reset, in order. */
const resetSteps = ['email', 'otp', 'password'] as const;
export type ResetStep = (typeof resetSteps)[number];

/** Returns the furthest step that the progress allows. The progress is secret and kept in memory only, so a reload loses it. */
const reachedStep = ({ reference, resetToken }: ResetProgress): ResetStep => {
  if (resetToken !== undefined) return 'password';
  return reference === undefined ? 'email' : 'otp';
};

/** Returns the requested step, or the furthest step before it that the progress allows. */
export function stepToShow(asked: ResetStep, progress: ResetProgress): ResetStep {
  const reached = reachedStep(progress);
  return resetSteps.indexOf(asked) > resetSteps.indexOf(reached) ? reached : asked;
}

export interface Reset {
  readonly calls: PasswordReset;
  readonly step: ResetStep;
  /** Address of the current reset. */
  readonly email: string;
  /** Whether a later step was requested but the progress is lost. */
  readonly isInterrupted: boolean;
  /** The server's final message; `null` before. */
  readonly done: string | null;
  /** Whether the agent came from another step, so that the focus must move. */
  readonly hasMoved: boolean;
  go(step: ResetStep): void;
  /** Sets the password. The step stays visible until the server responds. */
  finish(password: string): ReturnType<PasswordReset['finish']>;
  /** Call when the password is set, with the server's message. */
  finished(message: string): void;
}

interface ResetHost {
  readonly client: Client;
  /** The host's step; `undefined` if uncontrolled. */
  readonly step: ResetStep | undefined;
  readonly onStep: ((step: ResetStep) => void) | undefined;
  readonly onDone: ((message: string) => void) | undefined;
}

/** State of a reset and the actions that move it on. */
export function useReset({ client, step: asked, onStep, onDone }: ResetHost): Reset {
  const { session } = client;
  if (!session)
    throw createOjaError(
      'no-session',
      'ResetPassword needs a client with a session: this one gets its tokens from the page.',
    );
  const calls = client.getStore(createPasswordReset);
  const progress = useSignal(session.state).reset_password;
  const [own, setOwn] = useState<ResetStep>('email');
  const [isFinishing, setFinishing] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  const [hasMoved, setMoved] = useState(false);
  const wanted = asked ?? own;
  return {
    calls,
    // On success the store clears the progress before this component gets the outcome.
    step: isFinishing ? 'password' : stepToShow(wanted, progress),
    email: progress.email ?? '',
    isInterrupted: !isFinishing && wanted !== 'email' && reachedStep(progress) === 'email',
    done,
    hasMoved,
    go(step) {
      setMoved(true);
      setOwn(step);
      onStep?.(step);
    },
    async finish(password) {
      setFinishing(true);
      const result = await calls.finish(password);
      if (!result.ok) setFinishing(false);
      return result;
    },
    finished(message) {
      setMoved(true);
      setDone(message);
      onDone?.(message);
    },
  };
}

/** Props of each step of a reset. */
export type StepProps = Readonly<{
  reset: Reset;
  /** Passes the reason of a failure to the host and returns `null`, or returns the reason if the form must show it. */
  onProblem: (problem: Problem) => string | null;
  signInHref: string | undefined;
}>;
