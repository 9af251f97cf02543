import { type RefObject, useEffect, useRef, useState } from 'react';

/** What is wrong, by field, in a sentence each. */
export type Faults<Key extends string> = Readonly<Partial<Record<Key, string>>>;

export interface Draft<Key extends string> {
  /** The form that the fields stand in. */
  readonly form: RefObject<HTMLFormElement | null>;
  readonly values: Readonly<Record<Key, string>>;
  readonly faults: Faults<Key>;
  /** What a field's `onChange` is: its fault goes with the first letter. */
  change(key: Key): (value: string) => void;
  /** Shows what is wrong and leads to the first of it. */
  refuse(faults: Faults<Key>): void;
  /** Back to how it began. */
  clear(): void;
}

const none = <Key extends string>(): Faults<Key> => ({}) as Partial<Record<Key, string>>;

/** What was typed into a form of a few fields, and what is wrong with it. */
export function useDraft<Key extends string>(begin: Readonly<Record<Key, string>>): Draft<Key> {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(begin);
  const [faults, setFaults] = useState<Faults<Key>>(none<Key>);
  const [refusals, setRefusals] = useState(0);

  // Once the fields are drawn as wrong: only then can the first of them be found.
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  return {
    form,
    values,
    faults,
    change: (key) => (value) => {
      setValues((before) => ({ ...before, [key]: value }));
      setFaults((before) => ({ ...before, [key]: undefined }));
    },
    refuse(found) {
      setFaults(found);
      setRefusals((before) => before + 1);
    },
    clear() {
      setValues(begin);
      setFaults(none<Key>());
    },
  };
}

export const isFaulty = (faults: Faults<string>) => Object.values(faults).some(Boolean);
