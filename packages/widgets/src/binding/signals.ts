import type { ReadonlySignal } from '@oja/core';
import { useSignals } from '@preact/signals-react/runtime';

/** A signal's value; the component renders again when it changes. */
export function useSignal<T>(signal: ReadonlySignal<T>): T {
  // The documented call, without a usage number: signals-react ends the tracking itself, at the next hook or with the render.
  useSignals();
  return signal.value;
}
