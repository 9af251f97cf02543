import type { Toasts } from '@oja/widgets/ui';
import { createContext, useContext } from 'react';

export const ToastsContext = createContext<Toasts | null>(null);

/** The toasts of this app. */
export function useToasts(): Toasts {
  const toasts = useContext(ToastsContext);
  if (!toasts) throw new Error('No ToastsContext above.');
  return toasts;
}
