import {
  asksForFactor,
  type Client,
  createOjaError,
  explainProblem,
  type Problem,
  problemMessages,
} from '@oja/core';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useSignal } from '../binding/signals.ts';
import { useText } from '../binding/TextProvider.tsx';
import { useFreshCallback } from '../binding/useFreshCallback.ts';
import { dashboard } from '../text/en/dashboard.ts';
import { signIn } from '../text/en/signIn.ts';
import type { FactorStepProps } from './FactorStep.tsx';

interface SignInHost {
  readonly client: Client;
  readonly onSuccess: ((message: string) => void) | undefined;
  readonly onFailure: ((message: string) => void) | undefined;
}

type Name = 'username' | 'password';
type Values = Readonly<Record<Name, string>>;

interface Entry {
  readonly name: Name;
  readonly value: string;
  readonly error: string | undefined;
  onChange(value: string): void;
}

export interface SignInForm {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly username: Entry;
  readonly password: Entry;
  readonly isBusy: boolean;
  /** Why the last sign-in failed. */
  readonly failure: string | null;
  /** Says that the previous session has expired; `null` once the form is sent. */
  readonly ended: string | null;
  /** The second step, shown instead of the form; `null` before it is needed. */
  readonly step: ReactNode;
  submit(event: FormEvent): void;
}

/** Reads the values from the form, because a password manager may fill it without an event. */
const typed = (form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as Values;

/** Submits the form if its button was pressed before the app had loaded. */
function submitIfPressed(form: HTMLFormElement): void {
  if (form.dataset['pressed'] === undefined) return;
  delete form.dataset['pressed'];
  form.requestSubmit();
}

/** Reads values that were typed into a prerendered form before hydration, so that the first render does not clear them. */
function useCatchUp(form: RefObject<HTMLFormElement | null>, onTyped: (values: Values) => void): void {
  const catchUp = useFreshCallback(() => {
    if (!form.current) return;
    onTyped(typed(form.current));
    submitIfPressed(form.current);
  });
  useEffect(() => catchUp(), [catchUp]);
}

/** The step that asks for a code after the password. Loaded lazily, because few agents see it. */
function useCodeStep(
  host: Omit<FactorStepProps, 'asked' | 'onBack'>,
  fail: (why: string | null) => void,
  lost: string,
): readonly [step: ReactNode, ask: (asked: Problem) => void] {
  const [step, setStep] = useState<ReactNode>(null);
  const onBack = (why: string | null) => {
    setStep(null);
    fail(why);
  };
  const ask = (asked: Problem) =>
    void import('./FactorStep.tsx').then(
      ({ factorStep }) => setStep(factorStep({ ...host, asked, onBack })),
      () => fail(lost),
    );
  return [step, ask];
}

/** The typed values and the errors of the fields. */
function useEntries() {
  const [values, setValues] = useState<Values>({ username: '', password: '' });
  const [errors, setErrors] = useState<Partial<Values>>({});
  const entry = (name: Name): Entry => ({
    name,
    value: values[name],
    error: errors[name],
    onChange(value) {
      setValues((before) => ({ ...before, [name]: value }));
      setErrors((before) => ({ ...before, [name]: '' }));
    },
  });
  return { entry, setValues, setErrors };
}

/** State and submission of the sign-in form. */
export function useSignIn({ client, onSuccess, onFailure }: SignInHost): SignInForm {
  const { session } = client;
  if (!session) throw createOjaError('no-session', 'SignIn needs a client with a session.');
  const text = useText({ signIn, dashboard, problems: problemMessages });
  const form = useRef<HTMLFormElement>(null);
  const { entry, setValues, setErrors } = useEntries();
  const [failure, setFailure] = useState<string | null>(null);
  const [hasEnded, setEnded] = useState(session.ended.peek() === 'expired');
  const isBusy = useSignal(session.state).isLoading;
  const host = { client, onSuccess, onFailure };
  const [step, askForCode] = useCodeStep(host, setFailure, text.problems.connection);

  useCatchUp(form, setValues);

  const send = async (credentials: Values) => {
    setFailure(null);
    setEnded(false);
    const result = await session.login(credentials);
    if (result.ok) return onSuccess?.(result.message ?? text.signIn.welcome);
    if (asksForFactor(result.problem)) return askForCode(result.problem);
    const why = explainProblem(result.problem, text.problems);
    setFailure(why);
    onFailure?.(why);
  };

  return {
    form,
    username: entry('username'),
    password: entry('password'),
    isBusy,
    failure,
    step,
    ended: hasEnded ? text.dashboard.sessionEnded.expired : null,
    submit(event) {
      event.preventDefault();
      if (!form.current || session.state.value.isLoading) return;
      const { username, password } = typed(form.current);
      const given = { username: username.trim(), password };
      setErrors({
        username: given.username ? '' : text.signIn.usernameMissing,
        password: password ? '' : text.signIn.passwordMissing,
      });
      if (given.username && password) void send(given);
      else focusOn(form.current, given.username ? 'password' : 'username');
    },
  };
}

function focusOn(form: HTMLFormElement, name: Name): void {
  form.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.focus();
}
