import { type Client, createOjaError, createPasswordReset, type PasswordReset } from '@oja/core';
import { useState } from 'react';
import { useSignal } from '../binding/signals.ts';
import { type ResetStep, reachedStep, stepToShow } from './resetStep.ts';

export interface Reset {
  readonly calls: PasswordReset;
  readonly step: ResetStep;
  /** The address of the reset under way. */
  readonly email: string;
  /** A later step was asked for, and nothing is left of what came before. */
  readonly isInterrupted: boolean;
  /** The server's word at the end; null before. */
  readonly done: string | null;
  /** True where the agent came here from another step: then the focus has to come along. */
  readonly hasMoved: boolean;
  go(step: ResetStep): void;
  /** Sets the password. The step stays in sight until the server has answered. */
  finish(password: string): ReturnType<PasswordReset['finish']>;
  /** It is set; `message` is the server's word. */
  finished(message: string): void;
}

interface ResetHost {
  readonly client: Client;
  /** The host's step; without one the widget keeps its own. */
  readonly step: ResetStep | undefined;
  readonly onStep: ((step: ResetStep) => void) | undefined;
  readonly onDone: ((message: string) => void) | undefined;
}

/** Where a reset stands, and the way on from there. */
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
    // The store forgets the reset when it succeeds, before this component hears of it.
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
      const outcome = await calls.finish(password);
      if (!outcome.ok) setFinishing(false);
      return outcome;
    },
    finished(message) {
      setMoved(true);
      setDone(message);
      onDone?.(message);
    },
  };
}
