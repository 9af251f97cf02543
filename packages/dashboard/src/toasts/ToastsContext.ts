import type { Toasts } from '@oja/widgets/ui';
import { createContext, useContext } from 'react';

export const ToastsContext = createContext<Toasts | null>(null);

/** The toasts of this app. */
export function useToasts(): Toasts {
  const toasts = useContext(ToastsContext);
  if (!toasts) throw new Error('No ToastsContext above.');
  return toasts;
}

/** Shows messages as toasts (specification, section 8). An empty success message shows none. */
export function useToastMessages() {
  const toasts = useToasts();
  return {
    succeeded: (message: string) => void (message && toasts.add({ tone: 'success', message })),
    failed: (message: string) => void toasts.add({ tone: 'error', message }),
    informed: (message: string) => void toasts.add({ tone: 'info', message }),
  };
}
