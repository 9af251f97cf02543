import { type CallResult, explainProblem, problemMessages } from '@oja/core';
import { useState } from 'react';
import { fieldErrors } from '../text/fieldErrors.ts';
import { useText } from './TextProvider.tsx';
import { type Form, type FormErrors, hasErrors, useForm } from './useForm.ts';

type Typed<Name extends string> = Readonly<Record<Name, string>>;

interface AnsweredFormOptions<Name extends string, T> {
  /** The fields, in visual order. */
  readonly names: readonly Name[];
  /** The fields on screen. Default: all. Server errors of other fields appear above the form. */
  readonly shown?: readonly Name[];
  readonly initial?: Partial<Typed<Name>>;
  /** Returns the errors by field. With any error, nothing is sent. */
  readonly check: (typed: Typed<Name>) => FormErrors<Name>;
  readonly send: (typed: Typed<Name>) => Promise<CallResult<T>>;
  readonly onDone: (data: T, message: string | null) => void;
}

export interface AnsweredForm<Name extends string> {
  readonly form: Form<Name>;
  /** Why the last request failed, as a sentence; `null` if it succeeded or a field shows the error. */
  readonly failure: string | null;
}

/** A form that sends one call. Server errors appear at their fields, or above the form. */
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
      const result = await send(typed);
      if (result.ok) return onDone(result.data, result.message);
      const errors = fieldErrors(result.problem, shown);
      form.refuse(errors);
      if (!hasErrors(errors)) setFailure(explainProblem(result.problem, problems));
    },
  });
  return { form, failure };
}
