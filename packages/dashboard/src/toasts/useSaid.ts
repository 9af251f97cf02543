import { useToasts } from './ToastsContext.ts';

/** What the server said, as the toasts of the specification (section 8): in success style, or in error style. */
export function useSaid() {
  const toasts = useToasts();
  return {
    succeeded: (message: string) => void (message && toasts.add({ tone: 'success', message })),
    failed: (message: string) => void toasts.add({ tone: 'error', message }),
    informed: (message: string) => void toasts.add({ tone: 'info', message }),
  };
}
