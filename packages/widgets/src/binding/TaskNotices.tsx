import { Notice } from '../ui/feedback/Notice.tsx';
import { LazyNotice } from './LazyNotice.tsx';
import type { Tasks } from './useTask.ts';

type TaskNoticesProps = Readonly<{ tasks: Pick<Tasks<unknown, unknown>, 'message' | 'hasFailed'> }>;

/** The result of the last task, or a notice that its dialog failed to load. */
export function TaskNotices({ tasks: { message, hasFailed } }: TaskNoticesProps) {
  return (
    <>
      {message && <Notice tone="positive">{message}</Notice>}
      {hasFailed && <LazyNotice />}
    </>
  );
}
