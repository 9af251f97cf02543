import { useHistoryState } from 'wouter/use-browser-location';

/** State of a history entry that starts a new form, possibly on the current screen. */
export interface FormStart {
  /** Unique for each start. */
  readonly formKey: string;
}

/** The key of the form that this history entry starts; '' if it starts none. */
export function useFormKey(): string {
  const state = useHistoryState<unknown>();
  if (typeof state !== 'object' || state === null || !('formKey' in state)) return '';
  return typeof state.formKey === 'string' ? state.formKey : '';
}
