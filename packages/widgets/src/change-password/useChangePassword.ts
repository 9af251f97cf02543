import {
  type Client,
  checkPasswordChange,
  createOjaError,
  createSessionsStore,
  explainProblem,
  type PasswordField,
  passwordMessages,
  problemMessages,
} from '@oja/core';
import { useState } from 'react';
import { useSignal } from '../binding/signals.ts';
import { useText } from '../binding/TextProvider.tsx';
import { type Form, useForm } from '../binding/useForm.ts';
import { changePassword } from '../text/en/changePassword.ts';
import { fieldErrors } from '../text/fieldErrors.ts';
import type { NoticeTone } from '../ui/feedback/Notice.tsx';

/** In visual order. */
const names = ['oldPassword', 'newPassword', 'confirmNewPassword', 'code'] as const;
type Name = PasswordField | 'code';

type Tell = ((message: string) => void) | undefined;

export interface ChangePasswordHost {
  readonly client: Client;
  readonly onSuccess: Tell;
  readonly onFailure: Tell;
  readonly onMismatch: Tell;
  /** The password is changed. */
  readonly onChanged: () => void;
}

/** A message that the form shows if the host passes no callback for it. */
export interface Said {
  readonly tone: NoticeTone;
  readonly message: string;
}

/** Changes the password with the checks and messages of the specification (sections 5 and 8). */
export function useChangePassword(host: ChangePasswordHost): {
  readonly form: Form<Name>;
  readonly said: Said | null;
  /** The username for a password manager. */
  readonly username: string;
} {
  const { session } = host.client;
  if (!session)
    throw createOjaError(
      'no-session',
      'ChangePassword needs a client with a session: this one gets its tokens from the page.',
    );
  const text = useText({ changePassword, passwordChange: passwordMessages, problems: problemMessages });
  const { user } = useSignal(session.state);
  const [said, setSaid] = useState<Said | null>(null);
  const say = (tell: Tell, tone: NoticeTone, message: string) => {
    if (tell) tell(message);
    else setSaid({ tone, message });
  };
  const form: Form<Name> = useForm({
    names,
    async send(typed): Promise<void> {
      setSaid(null);
      const read = checkPasswordChange(typed);
      if (!read.ok) {
        if (read.issue.kind === 'mismatch') return say(host.onMismatch, 'info', text.passwordChange.mismatch);
        const { required } = text.passwordChange;
        return form.refuse(Object.fromEntries(read.issue.fields.map((name) => [name, required[name]])));
      }
      const code = typed.code.trim();
      const result = await session.changePassword({ ...read.change, ...(code && { code }) });
      if (result.ok) {
        form.clear();
        // The change signed out the other devices.
        const sessions = host.client.getStore(createSessionsStore);
        if (sessions.state.peek().data) void sessions.refresh();
        host.onChanged();
        return say(host.onSuccess, 'positive', result.message ?? text.changePassword.changed);
      }
      const why = explainProblem(result.problem, text.problems);
      const errors = fieldErrors(result.problem, names);
      form.refuse(errors);
      if (host.onFailure || !Object.values(errors).includes(why)) say(host.onFailure, 'critical', why);
    },
  });
  return { form, said, username: user?.username || user?.email || user?.phone || '' };
}
