import { explainProblem, type Outcome, problemMessages } from '@oja/core';
import { useState } from 'react';
import { fieldErrors } from '../text/fieldErrors.ts';
import { useText } from './TextProvider.tsx';
import { type Form, type FormErrors, hasErrors, useForm } from './useForm.ts';

type Typed<Name extends string> = Readonly<Record<Name, string>>;

interface AnsweredFormOptions<Name extends string, T> {
  /** The fields, in the order of the eye. */
  readonly names: readonly Name[];
  /** Those that are on screen, where not all are: what the server says of another is said above them all. */
  readonly shown?: readonly Name[];
  readonly initial?: Partial<Typed<Name>>;
  /** What is wrong with what was typed, by field: then nothing is sent. */
  readonly check: (typed: Typed<Name>) => FormErrors<Name>;
  readonly send: (typed: Typed<Name>) => Promise<Outcome<T>>;
  readonly onDone: (data: T, message: string | null) => void;
}

export interface AnsweredForm<Name extends string> {
  readonly form: Form<Name>;
  /** Why the last sending failed, where the server said so of no field: a sentence. */
  readonly failure: string | null;
}

/** A form of one call: its checks, its sending, and the server's refusal beside the field or above them all. */
export function useAnsweredForm<const Name extends string, T>(
  options: AnsweredFormOptions<Name, T>,
): AnsweredForm<Name> {
  const { names, shown = names, initial, check, send, onDone } = options;
  const { problems } = useText({ problems: problemMessages });
  const [failure, setFailure] = useState<string | null>(null);
  const form: Form<Name> = useForm({
    names,
    ...(initial && { initial }),
    async send(typed): Promise<void> {
      setFailure(null);
      const issues = check(typed);
      if (hasErrors(issues)) return form.refuse(issues);
      const outcome = await send(typed);
      if (outcome.ok) return onDone(outcome.data, outcome.message);
      const errors = fieldErrors(outcome.problem, shown);
      form.refuse(errors);
      if (!hasErrors(errors)) setFailure(explainProblem(outcome.problem, problems));
    },
  });
  return { form, failure };
}
