import { Notice } from '../ui/feedback/Notice.tsx';
import { LazyNotice } from './LazyNotice.tsx';
import type { Tasks } from './useTask.ts';

type TaskNoticesProps = Readonly<{ tasks: Pick<Tasks<unknown, unknown>, 'said' | 'hasFailed'> }>;

/** The result of the last task, or a notice that its dialog failed to load. */
export function TaskNotices({ tasks: { said, hasFailed } }: TaskNoticesProps) {
  return (
    <>
      {said && <Notice tone="positive">{said}</Notice>}
      {hasFailed && <LazyNotice />}
    </>
  );
}
