import {
  accountIssues,
  type Client,
  checkRegistration,
  createOjaError,
  emailIssues,
  explainProblem,
  type Problem,
  phoneIssues,
  problemMessages,
} from '@oja/core';
import { useState } from 'react';
import { useText } from '../binding/TextProvider.tsx';
import { type Form, useForm } from '../binding/useForm.ts';
import { register } from '../text/en/register.ts';
import { fieldErrors } from '../text/fieldErrors.ts';
import { issueTexts } from './issueTexts.ts';

/** Fields of the request body, in visual order. */
const names = ['firstName', 'lastName', 'phone', 'email', 'username', 'password', 'referralCode'] as const;
export type FieldName = (typeof names)[number];

interface RegisterHost {
  readonly client: Client;
  readonly referralCode: string | undefined;
  readonly onRegistered: ((message: string) => void) | undefined;
  readonly onFailure: ((message: string) => void) | undefined;
}

/** A refusal without a field has two sentences, which is too long for a toast alone. */
const staysInForm = (problem: Problem) =>
  problem.kind === 'client' && problem.failure?.code === 'details_in_use';

/** The form of a new agent. `failure` is set if the form must show why it failed. */
export function useRegister(host: RegisterHost): {
  readonly form: Form<FieldName>;
  readonly failure: string | null;
} {
  const { session } = host.client;
  if (!session)
    throw createOjaError(
      'no-session',
      'Register needs a client with a session: this one gets its tokens from the page.',
    );
  const text = useText({ register, phoneIssues, accountIssues, emailIssues, problems: problemMessages });
  const [failure, setFailure] = useState<string | null>(null);
  const form: Form<FieldName> = useForm({
    names,
    initial: { referralCode: host.referralCode ?? '' },
    async send(typed): Promise<void> {
      setFailure(null);
      const read = checkRegistration(typed);
      if (!read.ok) return form.refuse(issueTexts(read.issues, text));
      const result = await session.register(read.registration);
      if (result.ok) return host.onRegistered?.(result.message ?? text.register.welcome);
      const why = explainProblem(result.problem, text.problems);
      const errors = fieldErrors(result.problem, names);
      form.refuse(errors);
      host.onFailure?.(why);
      if (staysInForm(result.problem) || (!host.onFailure && !Object.values(errors).includes(why)))
        setFailure(why);
    },
  });
  return { form, failure };
}
