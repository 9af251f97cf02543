import { type Client, explainProblem } from '@oja/core';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useSignal } from '../binding/signals.ts';
import { useText } from '../binding/TextProvider.tsx';
import { useFreshCallback } from '../binding/useFreshCallback.ts';
import { problems } from '../text/en/problems.ts';
import { signIn } from '../text/en/signIn.ts';

interface SignInHost {
  readonly client: Client;
  readonly onSuccess: ((message: string) => void) | undefined;
  readonly onFailure: ((message: string) => void) | undefined;
}

interface Entry {
  readonly value: string;
  readonly error: string | null;
  change(value: string): void;
}

export interface SignInForm {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly username: Entry;
  readonly password: Entry;
  readonly isBusy: boolean;
  /** Why it failed, where the host did not ask to be told. */
  readonly failure: string | null;
  submit(event: FormEvent): void;
}

function useEntry(): Entry & { refuse(error: string): void } {
  const [value, setValue] = useState('');
  const [error, setError] = useState<string | null>(null);
  return {
    value,
    error,
    refuse: setError,
    change(typed) {
      setValue(typed);
      setError(null);
    },
  };
}

/** Read from the form itself: a password manager may have filled it without an event. */
const typed = (form: HTMLFormElement, name: string) => String(new FormData(form).get(name) ?? '');

/** What was typed, what is wrong with it, and the sending of it. */
export function useSignIn({ client, onSuccess, onFailure }: SignInHost): SignInForm {
  const { session } = client;
  if (!session)
    throw new Error('SignIn needs a client with a session: this one gets its tokens from the page.');
  const text = useText({ signIn, problems });
  const form = useRef<HTMLFormElement>(null);
  const username = useEntry();
  const password = useEntry();
  const [failure, setFailure] = useState<string | null>(null);
  const isBusy = useSignal(session.state).isLoading;

  // A form that was drawn on a server may have been typed into before React took it over; drawing it again would empty it.
  const catchUp = useFreshCallback(() => {
    if (!form.current) return;
    username.change(typed(form.current, 'username'));
    password.change(typed(form.current, 'password'));
    // Sign in was pressed before the app had loaded: the press counts.
    if (form.current.dataset['pressed'] === undefined) return;
    delete form.current.dataset['pressed'];
    form.current.requestSubmit();
  });
  useEffect(() => catchUp(), [catchUp]);

  const send = async (credentials: { username: string; password: string }) => {
    setFailure(null);
    const outcome = await session.login(credentials);
    if (outcome.ok) return onSuccess?.(outcome.message ?? text.signIn.welcome);
    const why = explainProblem(outcome.problem, text.problems);
    if (onFailure) onFailure(why);
    else setFailure(why);
  };

  return {
    form,
    username,
    password,
    isBusy,
    failure,
    submit(event) {
      event.preventDefault();
      if (!form.current || session.state.value.isLoading) return;
      const given = {
        username: typed(form.current, 'username').trim(),
        password: typed(form.current, 'password'),
      };
      if (!given.username) username.refuse(text.signIn.usernameMissing);
      if (!given.password) password.refuse(text.signIn.passwordMissing);
      if (given.username && given.password) void send(given);
      else focusOn(form.current, given.username ? 'password' : 'username');
    },
  };
}

function focusOn(form: HTMLFormElement, name: string): void {
  form.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.focus();
}
