import { explainProblem, type Problem, problemMessages, requestIdOf } from '@oja/core';
import type { ReactNode } from 'react';
import { kit } from '../text/en/kit.ts';
import { problemDetails } from '../text/en/problemDetails.ts';
import { Reference } from '../ui/display/Reference.tsx';
import { useText } from './TextProvider.tsx';

type ProblemTextProps = Readonly<{
  problem: Problem;
  /** Text after the explanation, such as its consequence. */
  children?: ReactNode;
}>;

/**
 * Explains why a call failed. Also shows the request id, so that support can find the call in the server's log. If
 * the server refused the call, it shows no id: a refusal explains itself.
 */
export function ProblemText({ problem, children }: ProblemTextProps) {
  const text = useText({ problems: problemMessages, problemDetails, kit });
  const id = problem.kind === 'client' ? undefined : requestIdOf(problem);
  return (
    <>
      {explainProblem(problem, text.problems)} {children}
      {id && <Reference term={text.problemDetails.reference} value={id} words={text.kit} />}
    </>
  );
}
