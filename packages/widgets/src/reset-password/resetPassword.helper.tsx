import { createPasswordReset } from '@oja/core';
import { ok, refuse } from '@oja/core/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { createTestClient, type TestClientSetup } from '../testing/testClient.ts';
import { resetPassword as words } from '../text/en/resetPassword.ts';
import { ResetPassword, type ResetPasswordProps } from './ResetPassword.tsx';

export const email = () => screen.getByLabelText<HTMLInputElement>(words.email);
export const otp = () => screen.getByLabelText<HTMLInputElement>(words.otp);
export const password = () => screen.getByLabelText<HTMLInputElement>(words.password);
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Answers of a server that accepts the code 123456 and sets the password. */
const answers: TestClientSetup['answers'] = {
  resetPassword: () => ok({ reference: 'reset-1' }, { message: 'If an account has this address, …' }),
  otpResetPassword: ({ body }) =>
    body.otp === '123456'
      ? ok({ resetToken: 'proof-1' })
      : refuse(400, 'Not valid.', { errors: { otp: ['This code is wrong or has expired.'] } }),
  confirmResetPassword: () => ok(null, { message: 'Your new password is set. Sign in with it.' }),
};

/** Renders the widget. Returns its client and the host's callbacks. */
export function show(setup: TestClientSetup = {}, props: ResetPasswordProps = {}) {
  const told = { onStep: vi.fn(), onDone: vi.fn(), onFailure: vi.fn() };
  const { client, server } = createTestClient({
    signedIn: false,
    ...setup,
    answers: { ...answers, ...setup.answers },
  });
  const view = render(<ResetPassword client={client} {...told} {...props} />);
  const sent = () => server.calls.map(({ name, body }) => [name, body]);
  return { client, sent, ...told, ...view };
}

/** Renders the widget at a later step, with the code already requested. */
export async function showAt(
  step: 'otp' | 'password',
  setup: TestClientSetup = {},
  props: ResetPasswordProps = {},
) {
  const shown = show(setup, { ...props, step: 'email' });
  const reset = shown.client.getStore(createPasswordReset);
  await reset.request('amaka@example.ng');
  if (step === 'password') await reset.enterOtp('123456');
  const { onStep, onDone, onFailure, client } = shown;
  shown.rerender(
    <ResetPassword
      client={client}
      onStep={onStep}
      onDone={onDone}
      onFailure={onFailure}
      {...props}
      step={step}
    />,
  );
  return shown;
}
