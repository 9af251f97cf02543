import { kit } from '../text/en/kit.ts';
import { Notice, PartNotice } from '../ui/feedback/Notice.tsx';
import { useText } from './TextProvider.tsx';
import type { Tasks } from './useTask.ts';

type TaskNoticesProps = Readonly<{ tasks: Pick<Tasks<unknown, unknown>, 'said' | 'hasFailed'> }>;

/** The result of the last task, or a notice that its dialog failed to load. */
export function TaskNotices({ tasks: { said, hasFailed } }: TaskNoticesProps) {
  const text = useText({ kit });
  return (
    <>
      {said && <Notice tone="positive">{said}</Notice>}
      {hasFailed && <PartNotice words={text.kit} />}
    </>
  );
}
