import { explainProblem, lacksTheCall, type Problem, problemMessages } from '@oja/core';
import { useText } from '../../binding/TextProvider.tsx';
import { mayBeDone } from '../../binding/useRequest.ts';
import { funding } from '../../text/en/funding.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';

/** Says why no account was opened, or that one may exist although no response came. */
export function OpenFailed({ problem }: Readonly<{ problem: Problem }>) {
  const text = useText({ funding, problems: problemMessages });
  const words = text.funding;
  if (lacksTheCall(problem)) return <Notice tone="caution">{words.openLacking}</Notice>;
  if (mayBeDone(problem))
    return (
      <Notice tone="caution" title={words.sentAsUnknown}>
        {explainProblem(problem, text.problems)} {words.openUnknown}
      </Notice>
    );
  return (
    <Notice tone="critical" title={words.openFailed}>
      {explainProblem(problem, text.problems)}
    </Notice>
  );
}
