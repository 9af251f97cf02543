import type { SessionEnd } from '@oja/core';
import { useSignal, useText } from '@oja/widgets/binding';
import { dashboard } from '@oja/widgets/text';
import type { ToastTone } from '@oja/widgets/ui';
import { useEffect } from 'react';
import { useToasts } from '../toasts/ToastsContext.ts';
import { useSession } from './useSession.ts';

/** A logout is shown in error style (specification, section 8). */
const tones: Readonly<Record<SessionEnd, ToastTone>> = {
  logout: 'error',
  expired: 'info',
  elsewhere: 'info',
};

/** Shows one toast when the session ends, however many calls were refused. */
export function useSessionToasts(): void {
  const ended = useSignal(useSession().ended);
  const toasts = useToasts();
  const { sessionEnded } = useText({ dashboard }).dashboard;
  useEffect(() => {
    if (ended) toasts.add({ tone: tones[ended], message: sessionEnded[ended] });
  }, [ended, toasts, sessionEnded]);
}
