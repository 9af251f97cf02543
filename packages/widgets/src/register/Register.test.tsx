import { demoSignedIn, ok, refuse } from '@oja/core/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { describeWidget } from '../testing/describeWidget.tsx';
import { createTestClient } from '../testing/testClient.ts';
import { en } from '../text/en.ts';
import { Register } from './Register.tsx';
import { amaka, box, button, fill, show, shownAmaka } from './register.helper.tsx';

const words = en.register;

describeWidget('Register', {
  make: (client) => <Register client={client} signInHref="/login" />,
  setup: { signedIn: false },
});

describe('Register', () => {
  afterEach(cleanup);

  it('registers, signs in and passes the server’s message to the host', async () => {
    const { client, sent, onRegistered, onFailure } = show();
    await fill({ [words.referralCode]: 'BOLA12' });
    await userEvent.click(button());
    await waitFor(() => expect(onRegistered).toHaveBeenCalledWith('Welcome, Amaka.'));
    expect(sent()).toEqual([
      {
        firstName: 'Amaka',
        lastName: 'Okafor',
        username: 'amaka',
        email: 'amaka@example.ng',
        phone: '08031234567',
        password: ' harmattan rain ',
        referralCode: 'BOLA12',
      },
    ]);
    expect(client.session?.state.value.isAuthenticated).toBe(true);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('passes its own message if the server sends none, and omits an empty referral code', async () => {
    const { onRegistered, sent } = show({ answers: { register: () => ok(demoSignedIn) } });
    await fill();
    await userEvent.click(button());
    await waitFor(() => expect(onRegistered).toHaveBeenCalledWith(words.welcome));
    expect(sent()[0]).not.toHaveProperty('referralCode');
  });

  it('shows an error at each empty required field, focuses the first and sends nothing', async () => {
    const { sent } = show();
    await userEvent.click(button());
    const missing = {
      [words.firstName]: 'Enter your first name.',
      [words.lastName]: 'Enter your last name.',
      [words.phone]: 'Enter your phone number.',
      [words.email]: 'Enter your email address.',
    };
    for (const [label, sentence] of Object.entries(missing)) {
      expect(box(label)).toHaveAccessibleDescription(sentence);
      expect(box(label)).toBeInvalid();
    }
    expect(box(words.username)).toHaveAccessibleDescription(`${words.usernameHint} ${words.usernameMissing}`);
    expect(box(words.password)).toHaveAccessibleDescription(
      `${en.passwordStrength.none} ${words.passwordMissing}`,
    );
    expect(box(words.referralCode)).toBeValid();
    expect(box(words.firstName)).toHaveFocus();
    await userEvent.type(box(words.firstName), 'A');
    expect(box(words.firstName)).toHaveAccessibleDescription('');
    expect(sent()).toEqual([]);
  });

  it.each([
    [words.phone, '0803 123 45', en.phoneIssues['too-short']({ missing: 2 })],
    [words.phone, '0803 123 45678', en.phoneIssues['too-long']({ extra: 1 })],
    [words.phone, '0700 123 4567', words.phoneTollFree],
    [words.phone, '0201 463 0643', en.phoneIssues.landline],
    [words.email, 'amaka@gmail', en.emailIssues['not-an-address']],
    [words.username, '0803 123 4567', `${words.usernameHint} ${en.accountIssues['looks-like-phone']}`],
    [words.username, 'amaka@example.ng', `${words.usernameHint} ${en.accountIssues['looks-like-email']}`],
  ])('shows the error of %s "%s" and sends nothing', async (label, typed, sentence) => {
    const { sent } = show();
    await fill({ [label]: typed });
    await userEvent.click(button());
    expect(box(label)).toHaveAccessibleDescription(sentence);
    expect(box(label)).toHaveFocus();
    expect(sent()).toEqual([]);
  });

  it('shows the server’s errors at their fields, keeps the typed values and calls onFailure', async () => {
    const taken = 'Somebody has registered with this already.';
    const { onFailure, onRegistered } = show({
      answers: {
        register: () =>
          refuse(409, 'Not registered.', {
            errors: { email: [taken], password: ['Too short.'], odd: ['?'] },
          }),
      },
    });
    await fill();
    await userEvent.click(button());
    await waitFor(() => expect(onFailure).toHaveBeenCalledWith('Not registered.'));
    expect(box(words.email)).toHaveAccessibleDescription(taken);
    expect(box(words.email)).toHaveFocus();
    expect(box(words.password)).toHaveAccessibleDescription(`${en.passwordStrength.strong} Too short.`);
    for (const [label, value] of Object.entries(shownAmaka)) {
      expect(box(label)).toHaveValue(value);
    }
    expect(button()).not.toHaveAttribute('aria-busy');
    expect(onRegistered).not.toHaveBeenCalled();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows a refusal without a field above the form, calls onFailure and keeps the typed values', async () => {
    const inUse = 'No account was opened with these details. If you have registered before, sign in.';
    const { onFailure } = show(
      { answers: { register: () => refuse(409, inUse, { code: 'details_in_use' }) } },
      { signInHref: '/login' },
    );
    await fill();
    await userEvent.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent(inUse);
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(inUse);
    for (const [label, value] of Object.entries(shownAmaka)) {
      expect(box(label)).toHaveValue(value);
      expect(box(label)).toBeValid();
    }
    expect(screen.getByRole('link', { name: words.signIn })).toHaveAttribute('href', '/login');
  });

  it('shows the failure in the form if the host passes no callback', async () => {
    const { client } = createTestClient({ signedIn: false, offline: true });
    render(<Register client={client} />);
    await fill();
    await userEvent.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent(en.problems.network);
    expect(box(words.password)).toHaveValue(amaka[words.password]);
  });
});
