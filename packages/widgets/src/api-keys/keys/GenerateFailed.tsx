import { explainProblem, lacksTheCall, type Problem, problemMessages } from '@oja/core';
import { useText } from '../../binding/TextProvider.tsx';
import { mayBeDone } from '../../binding/useSending.ts';
import { apiKeys } from '../../text/en/apiKeys.ts';
import { Notice } from '../../ui/notice/Notice.tsx';

/** Why there is no new key, or that there may be one whose text is lost. */
export function GenerateFailed({ problem }: Readonly<{ problem: Problem }>) {
  const text = useText({ apiKeys, problems: problemMessages });
  const words = text.apiKeys;
  if (lacksTheCall(problem))
    return (
      <Notice tone="caution" title={words.lacking}>
        {words.lackingBody}
      </Notice>
    );
  if (mayBeDone(problem))
    return (
      <Notice tone="caution" title={words.generateMaybe}>
        {explainProblem(problem, text.problems)} {words.generateUnknown}
      </Notice>
    );
  return (
    <Notice tone="critical" title={words.generateFailed}>
      {explainProblem(problem, text.problems)}
    </Notice>
  );
}
