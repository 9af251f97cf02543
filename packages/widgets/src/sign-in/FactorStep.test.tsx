import { demoSignedIn, ok, type Reply, refuse } from '@oja/core/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { paste } from '../testing/paste.ts';
import { createTestClient } from '../testing/testClient.ts';
import { en } from '../text/en.ts';
import { SignIn } from './SignIn.tsx';

const words = en.signIn;
const codes = en.signInCode;
const asked = 'Enter the code from your authenticator app.';

const username = () => screen.getByLabelText<HTMLInputElement>(words.username);
const code = () => screen.findByLabelText<HTMLInputElement>(codes.appCode);
const submit = () => userEvent.click(screen.getByRole('button', { name: codes.submit }));

/** Signs in with the right password, up to the step that asks for the code. */
async function show(factorSignIn: (typed: string | undefined) => Reply<typeof demoSignedIn>) {
  const onSuccess = vi.fn();
  const { client, server } = createTestClient({
    signedIn: false,
    answers: {
      login: () => refuse(403, asked, { code: 'second_factor_required', data: { reference: 'sign-in-1' } }),
      factorSignIn: ({ body }) => factorSignIn(body?.code),
    },
  });
  render(<SignIn client={client} onSuccess={onSuccess} />);
  await paste(userEvent, username(), 'amaka');
  await paste(userEvent, screen.getByLabelText(words.password), 'oja-demo-2026');
  await userEvent.click(screen.getByRole('button', { name: words.submit }));
  await code();
  const sent = () => server.calls.filter(({ name }) => name === 'factorSignIn').map(({ body }) => body);
  return { client, onSuccess, sent };
}

describe('second step of a sign-in', () => {
  afterEach(cleanup);

  it('asks for a code after the right password, signs in with it and stores no secret', async () => {
    const { client, onSuccess, sent } = await show(() => ok(demoSignedIn, { message: 'Welcome back.' }));
    expect(await code()).toHaveFocus();
    expect(await code()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(client.session?.state.value.isAuthenticated).toBe(false);
    await userEvent.keyboard('123 456{Enter}');
    await waitFor(() => expect(onSuccess).toHaveBeenCalledWith('Welcome back.'));
    expect(client.session?.state.value.isAuthenticated).toBe(true);
    expect(sent()).toEqual([{ reference: 'sign-in-1', code: '123456' }]);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/sign-in-1|123 ?456/);
  });

  it('accepts a recovery code, and rejects an empty one', async () => {
    const { onSuccess, sent } = await show(() => ok(demoSignedIn));
    await userEvent.click(screen.getByRole('button', { name: codes.useRecovery }));
    const field = screen.getByLabelText(codes.recoveryCode);
    expect(field).toHaveFocus();
    await submit();
    expect(field).toHaveAccessibleDescription(codes.recoveryCodeWrong);
    await paste(userEvent, field, '4pds-qa8c-7wmz');
    await submit();
    await waitFor(() => expect(onSuccess).toHaveBeenCalled());
    expect(sent()).toEqual([{ reference: 'sign-in-1', code: '4pds-qa8c-7wmz' }]);
  });

  it('shows the error of a malformed or wrong code at the field, and keeps the code', async () => {
    const wrong = 'This code is wrong.';
    const { sent } = await show(() => refuse(400, wrong, { code: 'wrong_code', errors: { code: [wrong] } }));
    await paste(userEvent, await code(), '12345');
    await submit();
    expect(await code()).toHaveAccessibleDescription(codes.appCodeWrong);
    expect(sent()).toEqual([]);
    await userEvent.type(await code(), '6');
    await submit();
    await waitFor(async () => expect(await code()).toHaveAccessibleDescription(wrong));
    expect(await code()).toHaveValue('123456');
  });

  it('goes back to the password and keeps the username if the sign-in took too long', async () => {
    const over = 'This sign-in took too long. Enter your password again.';
    await show(() => refuse(400, over, { code: 'sign_in_over' }));
    await paste(userEvent, await code(), '123456');
    await submit();
    expect(await screen.findByText(over)).toBeVisible();
    expect(username()).toHaveValue('amaka');
  });

  it('goes back to the password on request, and keeps the typed values', async () => {
    await show(() => ok(demoSignedIn));
    await userEvent.click(screen.getByRole('button', { name: codes.back }));
    expect(username()).toHaveValue('amaka');
    expect(screen.getByLabelText(words.password)).toHaveValue('oja-demo-2026');
  });
});
