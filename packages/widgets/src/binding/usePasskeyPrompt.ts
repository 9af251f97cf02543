import { explainProblem, type Outcome, type Problem, problemMessages } from '@oja/core';
import { useRef, useState } from 'react';
import { passkeys } from '../text/en/passkeys.ts';
import type { PromptIssue } from './passkeyPrompt.ts';
import { useText } from './TextProvider.tsx';
import { useFreshCallback } from './useFreshCallback.ts';

type Prompted<C> =
  | { readonly ok: true; readonly credential: C }
  | { readonly ok: false; readonly issue: PromptIssue };

interface PasskeySteps<C, T> {
  /** The browser's own prompt, for what the server has asked before or is asked now. */
  readonly prompt: () => Promise<Prompted<C> | Extract<Outcome<unknown>, { readonly ok: false }>>;
  readonly finish: (credential: C) => Promise<Outcome<T>>;
  readonly onDone: (data: T, message: string | null) => void;
  /** True where the owner says itself what is wrong. */
  readonly onProblem?: (problem: Problem, why: string) => boolean;
}

export interface PasskeyPrompt {
  readonly isBusy: boolean;
  /** Why the last one failed, in a sentence. */
  readonly failure: string | null;
  run(): void;
}

/** From the press to what the server says of the passkey, with the browser's own prompt between. One at a time. */
export function usePasskeyPrompt<C, T>(steps: PasskeySteps<C, T>): PasskeyPrompt {
  const text = useText({ passkeys, problems: problemMessages });
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  // A press in the same moment finds the latch, not the state that is yet to be drawn.
  const isRunning = useRef(false);
  const refuse = (problem: Problem) => {
    const why = explainProblem(problem, text.problems);
    if (!steps.onProblem?.(problem, why)) setFailure(why);
  };
  const go = async () => {
    const prompted = await steps.prompt();
    if (!prompted.ok)
      return 'issue' in prompted ? setFailure(text.passkeys[prompted.issue]) : refuse(prompted.problem);
    const outcome = await steps.finish(prompted.credential);
    if (outcome.ok) return steps.onDone(outcome.data, outcome.message);
    refuse(outcome.problem);
  };
  const run = useFreshCallback(() => {
    if (isRunning.current) return;
    isRunning.current = true;
    setFailure(null);
    setBusy(true);
    void go().finally(() => {
      isRunning.current = false;
      setBusy(false);
    });
  });
  return { isBusy, failure, run };
}
