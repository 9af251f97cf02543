import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useIssueFocus } from './useFocus.ts';
import { useFreshCallback } from './useFreshCallback.ts';

/** One field of a form: what stands in it, and what is wrong with that. */
export interface Entry {
  readonly name: string;
  readonly value: string;
  readonly error: string | null;
  onChange(value: string): void;
}

type Values<Name extends string> = Readonly<Record<Name, string>>;

/** What is wrong, by field, in a sentence each. */
export type FormErrors<Name extends string> = Partial<Record<Name, string>>;

export interface Form<Name extends string> {
  readonly element: RefObject<HTMLFormElement | null>;
  readonly entries: Readonly<Record<Name, Entry>>;
  readonly values: Values<Name>;
  /** It was sent, and the answer is not there yet. */
  readonly isBusy: boolean;
  /** Says what is wrong beside the fields, and takes the focus to the first of them once that is drawn. */
  refuse(errors: FormErrors<Name>): void;
  /** Back to how it began. */
  clear(): void;
  submit(event: FormEvent): void;
}

interface FormOptions<Name extends string> {
  /** The fields, in the order of the eye. */
  readonly names: readonly Name[];
  readonly initial?: Partial<Values<Name>>;
  /** Sends what was typed. It is not called again before it is done. What was typed stays until `clear`. */
  readonly send: (values: Values<Name>) => Promise<void>;
}

export const hasErrors = (errors: FormErrors<string>): boolean => Object.values(errors).some(Boolean);

const recordOf = <Name extends string, T>(names: readonly Name[], make: (name: Name) => T) =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, T>;

/** One `send` at a time, however often it is pressed. */
function useSending(send: () => Promise<void>) {
  const isSending = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    // A press in the same moment finds the latch, not the state that is yet to be drawn.
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    try {
      await send();
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };
  return { isBusy, run };
}

/** What was typed, what is wrong with it, and the sending of it: once, however often it is pressed. */
export function useForm<Name extends string>({ names, initial = {}, send }: FormOptions<Name>): Form<Name> {
  const element = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FormErrors<Name>>({});
  const [refusals, setRefusals] = useState(0);
  const begin = () => recordOf(names, (name) => initial[name] ?? '');
  const [values, setValues] = useState<Values<Name>>(begin);
  useIssueFocus(element, refusals);

  /** Read from the form itself: a password manager may have filled it without an event. */
  const typed = (form: HTMLFormElement): Values<Name> => {
    const data = new FormData(form);
    return recordOf(names, (name) => String(data.get(name) ?? values[name]));
  };
  // A form that was drawn on a server may have been typed into before React took it over; drawing it again would empty it.
  const catchUp = useFreshCallback(() => {
    if (!element.current) return;
    const found = typed(element.current);
    if (names.some((name) => found[name] !== values[name])) setValues(found);
  });
  useEffect(() => catchUp(), [catchUp]);

  const { isBusy, run } = useSending(async () => {
    if (element.current) await send(typed(element.current));
  });

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
      void run();
    },
  };
}
