import type { ReadonlySignal } from '@oja/core';
import { useSignals } from '@preact/signals-react/runtime';

/** The hook closes its own tracking, so that only the signal named here is followed (usage 2 of signals-react's runtime). */
const MANAGED_HOOK = 2;

/** A signal's value; the component renders again when it changes. */
export function useSignal<T>(signal: ReadonlySignal<T>): T {
  const tracking = useSignals(MANAGED_HOOK);
  try {
    return signal.value;
  } finally {
    tracking.f();
  }
}
