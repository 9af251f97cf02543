import { type CallResult, explainProblem, type Problem, problemMessages } from '@oja/core';
import { useState } from 'react';
import { passkeys } from '../text/en/passkeys.ts';
import type { PromptIssue } from './passkeyPrompt.ts';
import { useText } from './TextProvider.tsx';
import { useBusy } from './useBusy.ts';
import { useFreshCallback } from './useFreshCallback.ts';

type Prompted<C> =
  | { readonly ok: true; readonly credential: C }
  | { readonly ok: false; readonly issue: PromptIssue };

interface PasskeySteps<C, T> {
  /** Opens the browser's prompt, for a challenge that the server has already sent or that this function requests. */
  readonly prompt: () => Promise<Prompted<C> | Extract<CallResult<unknown>, { readonly ok: false }>>;
  readonly finish: (credential: C) => Promise<CallResult<T>>;
  readonly onDone: (data: T, message: string | null) => void;
  /** Returns `true` if the caller shows the problem. */
  readonly onProblem?: (problem: Problem, why: string) => boolean;
}

export interface PasskeyPrompt {
  readonly isBusy: boolean;
  /** Why the last attempt failed, as a sentence. */
  readonly failure: string | null;
  run(): void;
}

/** The browser's passkey prompt, then the server's answer to the passkey. One attempt at a time. */
export function usePasskeyPrompt<C, T>(steps: PasskeySteps<C, T>): PasskeyPrompt {
  const text = useText({ passkeys, problems: problemMessages });
  const [failure, setFailure] = useState<string | null>(null);
  const { isBusy, run: runOne } = useBusy();
  const refuse = (problem: Problem) => {
    const why = explainProblem(problem, text.problems);
    if (!steps.onProblem?.(problem, why)) setFailure(why);
  };
  const go = async () => {
    setFailure(null);
    const prompted = await steps.prompt();
    if (!prompted.ok)
      return 'issue' in prompted ? setFailure(text.passkeys[prompted.issue]) : refuse(prompted.problem);
    const result = await steps.finish(prompted.credential);
    if (result.ok) return steps.onDone(result.data, result.message);
    refuse(result.problem);
  };
  const run = useFreshCallback(() => void runOne(go));
  return { isBusy, failure, run };
}
