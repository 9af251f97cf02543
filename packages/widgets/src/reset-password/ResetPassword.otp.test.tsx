import { ok, refuse } from '@oja/core/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paste } from '../testing/paste.ts';
import { en } from '../text/en.ts';
import { otp, press, showAt } from './resetPassword.helper.tsx';

const words = en.resetPassword;

describe('code', () => {
  afterEach(cleanup);

  it('has the attributes that let phones fill it in', async () => {
    await showAt('otp');
    expect(otp()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(otp()).toHaveAttribute('inputmode', 'numeric');
  });

  it('is extracted from a pasted message', async () => {
    const { sent } = await showAt('otp');
    await userEvent.click(otp());
    await userEvent.paste('Your code to set a new password is 123456. The code is valid for 10 minutes.');
    expect(otp()).toHaveValue('123456');
    await press(words.confirm);
    await waitFor(() =>
      expect(sent().at(-1)).toEqual(['otpResetPassword', { reference: 'reset-1', otp: '123456' }]),
    );
  });

  it.each([
    ['', words.otpMissing],
    ['12', words.otpWrong],
    ['12a456', words.otpWrong],
    ['123456789', words.otpWrong],
  ])('is not sent if it is "%s"', async (typed, sentence) => {
    const { sent } = await showAt('otp');
    if (typed) await paste(userEvent, otp(), typed);
    await press(words.confirm);
    expect(otp()).toHaveAccessibleDescription(`${words.otpHint} ${sentence}`);
    expect(sent()).toHaveLength(1);
  });

  it('stays in its field with the server’s error if it is wrong', async () => {
    const { onStep, onFailure } = await showAt('otp');
    await paste(userEvent, otp(), '654321');
    await press(words.confirm);
    await waitFor(() =>
      expect(otp()).toHaveAccessibleDescription(`${words.otpHint} This code is wrong or has expired.`),
    );
    expect(otp()).toHaveValue('654321');
    expect(otp()).toHaveFocus();
    expect(onStep).not.toHaveBeenCalled();
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('shows a refusal that names no field', async () => {
    await showAt('otp', { answers: { otpResetPassword: () => refuse(410, 'This code has expired.') } });
    await paste(userEvent, otp(), '123456');
    await press(words.confirm);
    await waitFor(() => expect(otp()).toHaveAccessibleDescription(`${words.otpHint} This code has expired.`));
  });

  it('stays valid after too many tries, and onFailure gets the reason', async () => {
    const { onFailure } = await showAt('otp', {
      answers: { otpResetPassword: () => refuse(429, 'Wait a minute.') },
    });
    await paste(userEvent, otp(), '123456');
    await press(words.confirm);
    await waitFor(() => expect(onFailure).toHaveBeenCalledWith('Wait a minute.'));
    expect(otp()).toBeValid();
  });
});

describe('new code', () => {
  let now = 1_000_000;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    vi.spyOn(performance, 'now').mockImplementation(() => now);
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
  const pass = (seconds: number) =>
    act(() => {
      now += seconds * 1000;
      vi.advanceTimersByTime(seconds * 1000);
    });

  it('can be requested after 30 seconds, and clears the typed code', async () => {
    const { sent } = await showAt('otp');
    const button = screen.getByRole('button', { name: words.resendIn(30) });
    expect(button).toBeDisabled();
    await userEvent.type(otp(), '12');
    pass(12);
    expect(button).toHaveTextContent(words.resendIn(18));
    pass(18);
    await press(words.resend);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(words.resent));
    expect(sent().filter(([name]) => name === 'resetPassword')).toHaveLength(2);
    expect(otp()).toHaveValue('');
    expect(screen.getByRole('button', { name: words.resendIn(30) })).toBeDisabled();
  });

  it('calls onFailure if it can’t be sent, and can be requested again', async () => {
    let isDown = false;
    const { onFailure } = await showAt('otp', {
      answers: {
        resetPassword: () => (isDown ? refuse(400, 'No more codes today.') : ok({ reference: 'reset-1' })),
      },
    });
    isDown = true;
    pass(30);
    await press(words.resend);
    await waitFor(() => expect(onFailure).toHaveBeenCalledWith('No more codes today.'));
    expect(screen.getByRole('button', { name: words.resend })).toBeEnabled();
    expect(screen.queryByRole('status')).toBeNull();
  });
});
