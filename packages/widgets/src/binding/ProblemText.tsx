import { explainProblem, type Problem, problemMessages, requestIdOf } from '@oja/core';
import type { ReactNode } from 'react';
import { kit } from '../text/en/kit.ts';
import { problemDetails } from '../text/en/problemDetails.ts';
import { Reference } from '../ui/copy/Reference.tsx';
import { useText } from './TextProvider.tsx';

type ProblemTextProps = Readonly<{
  problem: Problem;
  /** What follows from it, behind the sentence. */
  children?: ReactNode;
}>;

/**
 * Why a call failed, and where support can do something about it, the id by which the call is found in the server's log.
 * A refusal says itself what to do.
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
