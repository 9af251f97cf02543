import { demoSignedIn, fixtures, ok, refuse } from '@oja/core/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type PromptPlay, playPrompt } from '../testing/passkeyPrompt.fixture.ts';
import { paste } from '../testing/paste.ts';
import { type Answers, createTestClient } from '../testing/testClient.ts';
import { en } from '../text/en.ts';
import { SignIn } from './SignIn.tsx';

const words = en.passkeys;
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

let prompt: ReturnType<typeof playPrompt> | undefined;
/** Signs in with the right password, up to the second factor. */
async function show(ways: readonly string[], play: PromptPlay = 'confirms', answers: Answers = {}) {
  prompt = playPrompt(play);
  const onSuccess = vi.fn();
  const { client, server } = createTestClient({
    signedIn: false,
    answers: {
      login: () =>
        refuse(403, 'No.', { code: 'second_factor_required', data: { reference: 'sign-in-1', ways } }),
      beginPasskeySignIn: () => ok(fixtures.beginPasskeySignIn),
      passkeySignIn: () => ok(demoSignedIn, { message: 'Welcome back.' }),
      ...answers,
    },
  });
  render(<SignIn client={client} onSuccess={onSuccess} />);
  await paste(userEvent, screen.getByLabelText(en.signIn.username), 'amaka');
  await paste(userEvent, screen.getByLabelText(en.signIn.password), 'oja-demo-2026');
  await press(en.signIn.submit);
  const sent = (name: string) => server.calls.filter((call) => call.name === name).map(({ body }) => body);
  return { client, onSuccess, sent };
}

describe('sign-in with a passkey', () => {
  afterEach(() => {
    cleanup();
    prompt?.end();
  });

  it('asks for a passkey after the right password, and signs in with its signature', async () => {
    const { client, onSuccess, sent } = await show(['passkey']);
    expect(await screen.findByRole('heading', { name: words.useTitle })).toBeVisible();
    expect(client.session?.state.value.isAuthenticated).toBe(false);
    await press(words.use);
    await waitFor(() => expect(onSuccess).toHaveBeenCalledWith('Welcome back.'));
    expect(sent('beginPasskeySignIn')).toEqual([{ reference: 'sign-in-1' }]);
    expect(sent('passkeySignIn')).toEqual([
      {
        reference: 'sign-in-1',
        credential: {
          id: 'AQID',
          rawId: 'AQID',
          type: 'public-key',
          response: { clientDataJSON: 'AQID', authenticatorData: 'AQID', signature: 'AQID' },
        },
      },
    ]);
  });

  it('is offered beside the code, and opens the browser’s prompt with one press', async () => {
    const { onSuccess, sent } = await show(['app', 'passkey']);
    await screen.findByLabelText(en.signInCode.appCode);
    await press(words.use);
    await waitFor(() => expect(onSuccess).toHaveBeenCalled());
    expect(sent('passkeySignIn')).toHaveLength(1);
  });

  it('says what to do after a cancelled prompt, and offers a recovery code instead', async () => {
    const { sent } = await show(['passkey'], 'NotAllowedError');
    await press(words.use);
    expect(await screen.findByRole('alert')).toMatchTextContent(words.cancelled);
    await press(words.useRecovery);
    await waitFor(() => expect(screen.getByLabelText(en.signInCode.recoveryCode)).toHaveFocus());
    expect(screen.queryByRole('button', { name: en.signInCode.useApp })).toBeNull();
    expect(sent('passkeySignIn')).toEqual([]);
  });

  it('goes back to the password and keeps the username if the sign-in took too long', async () => {
    const over = 'This sign-in took too long. Enter your password again.';
    await show(['passkey'], 'confirms', {
      beginPasskeySignIn: () => refuse(400, over, { code: 'sign_in_over' }),
    });
    await press(words.use);
    expect(await screen.findByText(over)).toBeVisible();
    expect(screen.getByLabelText(en.signIn.username)).toHaveValue('amaka');
  });

  it('offers no passkey if the server does not list it', async () => {
    await show(['app']);
    await screen.findByLabelText(en.signInCode.appCode);
    expect(screen.queryByRole('button', { name: words.use })).toBeNull();
  });
});
