import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useBusy } from './useBusy.ts';
import { useIssueFocus } from './useFocus.ts';
import { useFreshCallback } from './useFreshCallback.ts';

/** One field of a form: its value and its error. */
export interface Entry {
  readonly name: string;
  readonly value: string;
  readonly error: string | null;
  onChange(value: string): void;
}

type Values<Name extends string> = Readonly<Record<Name, string>>;

/** Errors by field, one sentence each. */
export type FormErrors<Name extends string> = Partial<Record<Name, string>>;

export interface Form<Name extends string> {
  readonly element: RefObject<HTMLFormElement | null>;
  readonly entries: Readonly<Record<Name, Entry>>;
  readonly values: Values<Name>;
  /** True while `send` runs. */
  readonly isBusy: boolean;
  /** Shows errors at their fields and focuses the first of those fields once they are rendered. */
  refuse(errors: FormErrors<Name>): void;
  /** Restores the initial values. */
  clear(): void;
  submit(event: FormEvent): void;
}

interface FormOptions<Name extends string> {
  /** The fields, in visual order. */
  readonly names: readonly Name[];
  readonly initial?: Partial<Values<Name>>;
  /** Sends the values. Not called again while it runs. The values stay until `clear`. */
  readonly send: (values: Values<Name>) => Promise<void>;
}

export const hasErrors = (errors: FormErrors<string>): boolean => Object.values(errors).some(Boolean);

const recordOf = <Name extends string, T>(names: readonly Name[], make: (name: Name) => T) =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, T>;

/** Values, errors and submission of a form. Ignores a submit while one runs. */
export function useForm<Name extends string>({ names, initial = {}, send }: FormOptions<Name>): Form<Name> {
  const element = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FormErrors<Name>>({});
  const [refusals, setRefusals] = useState(0);
  const begin = () => recordOf(names, (name) => initial[name] ?? '');
  const [values, setValues] = useState<Values<Name>>(begin);
  useIssueFocus(element, refusals);

  /** Reads the values from the DOM, because a password manager may fill fields without an event. */
  const typed = (form: HTMLFormElement): Values<Name> => {
    const data = new FormData(form);
    return recordOf(names, (name) => String(data.get(name) ?? values[name]));
  };
  // Adopts values that were typed into server-rendered HTML before hydration; the next render would clear them.
  const catchUp = useFreshCallback(() => {
    if (!element.current) return;
    const found = typed(element.current);
    if (names.some((name) => found[name] !== values[name])) setValues(found);
  });
  useEffect(() => catchUp(), [catchUp]);

  const { isBusy, run } = useBusy();

  return {
    element,
    isBusy,
    entries: recordOf(names, (name) => ({
      name,
      value: values[name],
      error: errors[name] ?? null,
      onChange(value) {
        setValues((before) => ({ ...before, [name]: value }));
        setErrors(({ [name]: _, ...others }) => others as FormErrors<Name>);
      },
    })),
    values,
    refuse(found) {
      setErrors(found);
      if (hasErrors(found)) setRefusals((before) => before + 1);
    },
    clear() {
      setErrors({});
      setValues(begin);
    },
    submit(event) {
      event.preventDefault();
      void run(async () => {
        if (element.current) await send(typed(element.current));
      });
    },
  };
}
