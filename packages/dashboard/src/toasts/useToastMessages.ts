import { useToasts } from './ToastsContext.ts';

/** Shows messages as toasts (specification, section 8). An empty success message shows none. */
export function useToastMessages() {
  const toasts = useToasts();
  return {
    succeeded: (message: string) => void (message && toasts.add({ tone: 'success', message })),
    failed: (message: string) => void toasts.add({ tone: 'error', message }),
    informed: (message: string) => void toasts.add({ tone: 'info', message }),
  };
}
