import { type RefObject, useEffect, useRef, useState } from 'react';

/** What is wrong, by field, in a sentence each. */
export type Issues<Key extends string> = Readonly<Partial<Record<Key, string>>>;

export interface Draft<Key extends string> {
  /** The form that the fields stand in. */
  readonly form: RefObject<HTMLFormElement | null>;
  readonly values: Readonly<Record<Key, string>>;
  readonly issues: Issues<Key>;
  /** What a field's `onChange` is: its issue goes with the first letter. */
  change(key: Key): (value: string) => void;
  /** Shows what is wrong and leads to the first of it. */
  refuse(issues: Issues<Key>): void;
  /** Back to how it began. */
  clear(): void;
}

const none = <Key extends string>(): Issues<Key> => ({}) as Partial<Record<Key, string>>;

/** What was typed into a form of a few fields, and what is wrong with it. */
export function useDraft<Key extends string>(begin: Readonly<Record<Key, string>>): Draft<Key> {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(begin);
  const [issues, setIssues] = useState<Issues<Key>>(none<Key>);
  const [refusals, setRefusals] = useState(0);

  // Once the fields are drawn as wrong: only then can the first of them be found.
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  return {
    form,
    values,
    issues,
    change: (key) => (value) => {
      setValues((before) => ({ ...before, [key]: value }));
      setIssues((before) => ({ ...before, [key]: undefined }));
    },
    refuse(found) {
      setIssues(found);
      setRefusals((before) => before + 1);
    },
    clear() {
      setValues(begin);
      setIssues(none<Key>());
    },
  };
}

export const isFaulty = (issues: Issues<string>) => Object.values(issues).some(Boolean);
