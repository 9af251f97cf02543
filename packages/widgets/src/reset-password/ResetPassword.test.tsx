import { refuse } from '@oja/core/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { describeWidget } from '../testing/describeWidget.tsx';
import { paste } from '../testing/paste.ts';
import { en } from '../text/en.ts';
import { ResetPassword } from './ResetPassword.tsx';
import { email, otp, password, press, show, showAt } from './resetPassword.helper.tsx';

const words = en.resetPassword;

describeWidget('ResetPassword', {
  make: (client) => <ResetPassword client={client} signInHref="/login" />,
  setup: { signedIn: false },
});

describe('ResetPassword', () => {
  afterEach(cleanup);

  it('goes from the address to the code to the new password, and moves the focus with each step', async () => {
    const { sent, client, onStep, onDone, onFailure } = show({}, { signInHref: '/login' });
    await paste(userEvent, email(), ' amaka@example.ng ');
    await press(words.send);
    await waitFor(() => expect(otp()).toHaveFocus());
    expect(screen.getByRole('form', { name: words.otpTitle })).toMatchTextContent(
      words.otpLead('amaka@example.ng'),
    );
    await paste(userEvent, otp(), '123 456');
    await press(words.confirm);
    await waitFor(() => expect(password()).toHaveFocus());
    await paste(userEvent, password(), ' harmattan rain ');
    await press(words.save);
    await waitFor(() => expect(onDone).toHaveBeenCalledWith('Your new password is set. Sign in with it.'));
    expect(screen.getByRole('heading', { name: words.doneTitle })).toHaveFocus();
    expect(screen.getByRole('link', { name: words.signIn })).toHaveAttribute('href', '/login');
    expect(sent()).toEqual([
      ['resetPassword', { email: 'amaka@example.ng' }],
      ['otpResetPassword', { reference: 'reset-1', otp: '123456' }],
      ['confirmResetPassword', { resetToken: 'proof-1', password: ' harmattan rain ' }],
    ]);
    expect(onStep.mock.calls).toEqual([['otp'], ['password']]);
    expect(onFailure).not.toHaveBeenCalled();
    expect(client.session?.state.value.reset_password).toEqual({});
  });

  it('shows an error for an invalid address and sends nothing', async () => {
    const { sent } = show();
    await press(words.send);
    expect(email()).toHaveAccessibleDescription('Enter your email address.');
    expect(email()).toHaveFocus();
    await paste(userEvent, email(), 'amaka@gmail');
    await press(words.send);
    expect(email()).toHaveAccessibleDescription(en.emailIssues['not-an-address']);
    expect(sent()).toEqual([]);
  });

  it('calls onFailure and keeps the address if no code could be sent', async () => {
    const { onFailure, onStep } = show({ offline: true });
    await paste(userEvent, email(), 'amaka@example.ng');
    await press(words.send);
    await waitFor(() => expect(onFailure).toHaveBeenCalledWith(en.problems.network));
    expect(email()).toHaveValue('amaka@example.ng');
    expect(onStep).not.toHaveBeenCalled();
  });

  it('shows the reason if the host does not handle failures', async () => {
    const { client, rerender } = show({ offline: true });
    rerender(<ResetPassword client={client} />);
    await paste(userEvent, email(), 'amaka@example.ng');
    await press(words.send);
    expect(await screen.findByRole('alert')).toHaveTextContent(en.problems.network);
  });

  it.each(['otp', 'password'] as const)(
    'restarts at the address, and says so, if it is loaded at step %s',
    async (step) => {
      const { onStep } = show({}, { step });
      expect(screen.getByRole('status')).toHaveTextContent(words.interrupted);
      await paste(userEvent, email(), 'amaka@example.ng');
      await press(words.send);
      await waitFor(() => expect(onStep).toHaveBeenCalledWith('otp'));
    },
  );

  it('shows the host’s step without moving the focus, and calls onStep to go on', async () => {
    const { onStep } = await showAt('otp');
    expect(otp()).toBeVisible();
    expect(otp()).not.toHaveFocus();
    await userEvent.type(otp(), '123456{Enter}');
    await waitFor(() => expect(onStep).toHaveBeenCalledWith('password'));
    expect(otp()).toBeVisible();
  });

  it('goes back to the address step with the typed address', async () => {
    show();
    await userEvent.type(email(), 'amaka@example.ng{Enter}');
    await waitFor(() => expect(otp()).toHaveFocus());
    await press(words.otherEmail);
    expect(email()).toHaveValue('amaka@example.ng');
    expect(email()).toHaveFocus();
  });
});

describe('new password', () => {
  afterEach(cleanup);

  it('is required', async () => {
    const { sent } = await showAt('password');
    await press(words.save);
    expect(password()).toHaveAccessibleDescription(`${en.passwordStrength.none} ${words.passwordMissing}`);
    expect(sent()).toHaveLength(2);
  });

  it('stays in its field with the server’s reason if the server refuses it', async () => {
    const short = 'Use at least 8 characters.';
    const { onFailure } = await showAt('password', {
      answers: { confirmResetPassword: () => refuse(400, 'Not valid.', { errors: { password: [short] } }) },
    });
    await paste(userEvent, password(), 'short');
    await press(words.save);
    await waitFor(() =>
      expect(password()).toHaveAccessibleDescription(`${en.passwordStrength.weak} ${short}`),
    );
    expect(password()).toHaveValue('short');
    expect(password()).toHaveFocus();
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('calls onFailure if the reset has expired, and can start again', async () => {
    const over = 'This reset is no longer valid.';
    const { onFailure, onStep } = await showAt('password', {
      answers: { confirmResetPassword: () => refuse(400, over, { code: 'reset_over' }) },
    });
    await paste(userEvent, password(), 'harmattan rain');
    await press(words.save);
    await waitFor(() => expect(onFailure).toHaveBeenCalledWith(over));
    expect(password()).toHaveValue('harmattan rain');
    await press(words.startAgain);
    expect(onStep).toHaveBeenCalledWith('email');
  });

  it('has a hidden username field for password managers', async () => {
    const { container } = await showAt('password');
    expect(password()).toHaveAttribute('autocomplete', 'new-password');
    const owner = container.querySelector('input[autocomplete="username"]');
    expect(owner).toHaveValue('amaka@example.ng');
    expect(owner).not.toBeVisible();
  });
});
