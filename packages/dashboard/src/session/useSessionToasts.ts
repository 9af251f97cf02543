import { useSignal, useText } from '@oja/widgets/binding';
import { dashboard } from '@oja/widgets/text';
import { useEffect } from 'react';
import { useToasts } from '../toasts/ToastsContext.ts';
import { useSession } from './useSession.ts';

/** Shows one toast when the session ends, however many calls were refused. */
export function useSessionToasts(): void {
  const ended = useSignal(useSession().ended);
  const toasts = useToasts();
  const { sessionEnded } = useText({ dashboard }).dashboard;
  useEffect(() => {
    // A logout is shown in error style (specification, section 8).
    if (ended) toasts.add({ tone: ended === 'logout' ? 'error' : 'info', message: sessionEnded[ended] });
  }, [ended, toasts, sessionEnded]);
}
