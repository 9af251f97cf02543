import { fixtures, html, lost, ok, refuse } from '@oja/core/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { confirmWithFactor } from '../../testing/factorAnswers.fixture.ts';
import { paste } from '../../testing/paste.ts';
import type { Answers } from '../../testing/testClient.ts';
import { en } from '../../text/en.ts';
import { generate, keys, leftBehind, open, press } from '../apiKeys.helper.tsx';
import { passwordAnswers, wholeKey } from '../apiServer.fixture.ts';

const words = en.apiKeys;
const dialog = () => screen.findByRole('dialog', { name: words.passwordTitle });
const box = () => screen.getByLabelText<HTMLInputElement>(words.password);
/** The default settings of a new key. */
const settings = { scopes: ['widget-sessions'], expiresAt: expect.any(String) };
const ask = async (change: Answers = {}) => {
  const opened = open({ ...passwordAnswers, ...change });
  await generate();
  await dialog();
  return opened;
};

describe('generating a key with a password', () => {
  afterEach(cleanup);

  it('creates the key after the password, and leaves no trace of the password in the page', async () => {
    const { called } = await ask();
    expect(screen.queryByText(words.generateFailed)).toBeNull();
    await userEvent.type(box(), 'oja-demo-2026{Enter}');
    expect(await screen.findByText(wholeKey)).toBeVisible();
    expect(called('confirmPassword').map(({ body }) => body)).toEqual([{ password: 'oja-demo-2026' }]);
    expect(called('createApiKey').map(({ body }) => body)).toEqual([
      settings,
      { ...settings, confirmation: fixtures.confirmPassword.confirmation },
    ]);
    expect(leftBehind()).not.toMatch(/oja-demo-2026|confirmation-1/);
    expect(called('apiKeys')).toHaveLength(2);
  });

  it('shows a missing or wrong password at the field, keeps the typed text and can be sent again', async () => {
    const { called } = await ask();
    await press(words.makeKey);
    expect(box()).toHaveAccessibleDescription(words.passwordMissing);
    expect(called('confirmPassword')).toEqual([]);
    await userEvent.type(box(), 'a guess{Enter}');
    await waitFor(() => expect(box()).toHaveAccessibleDescription('The password is not right.'));
    expect(box()).toHaveValue('a guess');
    expect(called('createApiKey')).toHaveLength(1);
    await userEvent.clear(box());
    await userEvent.type(box(), 'oja-demo-2026{Enter}');
    expect(await screen.findByText(wholeKey)).toBeVisible();
  });

  it('offers a passkey if the list of passkeys fails to load, and none if the server has no passkeys', async () => {
    await ask({ confirmPassword: confirmWithFactor, passkeys: () => html(503) });
    await userEvent.type(box(), 'oja-demo-2026{Enter}');
    expect(await screen.findByRole('button', { name: en.passkeys.use })).toBeVisible();
    cleanup();
    await ask({ confirmPassword: confirmWithFactor });
    await userEvent.type(box(), 'oja-demo-2026{Enter}');
    await screen.findByLabelText(en.factorCode.code);
    expect(screen.queryByRole('button', { name: en.passkeys.use })).toBeNull();
  });

  it('creates the key with the code of the second factor if the agent has one', async () => {
    const { called } = await ask({ confirmPassword: confirmWithFactor });
    await userEvent.type(box(), 'oja-demo-2026{Enter}');
    await userEvent.type(await screen.findByLabelText(en.factorCode.code), '123456{Enter}');
    expect(await screen.findByText(wholeKey)).toBeVisible();
    expect(called('confirmPassword').map(({ body }) => body)).toEqual([
      { password: 'oja-demo-2026' },
      { password: 'oja-demo-2026', code: '123456' },
    ]);
  });

  it('shows any other refusal in the dialog', async () => {
    await ask({ confirmPassword: () => refuse(429, 'Too many tries. Wait a while, then try again.') });
    await userEvent.type(box(), 'a guess{Enter}');
    const alert = await within(await dialog()).findByRole('alert');
    expect(alert).toMatchTextContent('Too many tries. Wait a while, then try again.');
  });

  it('closes the dialog and reloads the list if the response is lost, because the key may exist', async () => {
    const { called } = await ask({
      createApiKey: ({ body }) =>
        body?.confirmation ? lost : refuse(403, 'No.', { code: 'password_required' }),
    });
    await userEvent.type(box(), 'oja-demo-2026{Enter}');
    expect(await screen.findByText(words.generateUnknown, { exact: false })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(called('apiKeys')).toHaveLength(2));
  });

  it('creates no key and reports no failure when the dialog is closed', async () => {
    const { called } = await ask();
    await paste(userEvent, box(), 'oja-demo');
    await press(en.kit.close);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(called('confirmPassword')).toEqual([]);
    expect(screen.queryByText(words.generateFailed)).toBeNull();
    expect(screen.getByRole('button', { name: words.generate })).toHaveFocus();
  });
});

describe('daily limit of a key', () => {
  afterEach(cleanup);

  it('is shown with the amount sold today', async () => {
    open();
    await waitFor(() => expect(keys()).toHaveLength(2));
    expect(keys()[0]).toMatchTextContent(/Up to ₦5,000 a sale · up to ₦500,000 a day · ₦12,400 sold today/);
  });

  it('is left out if the server reports none', async () => {
    open({ apiKeys: () => ok([{ id: 'key-1', prefix: 'oja_live' }]) });
    await waitFor(() => expect(keys()).toHaveLength(1));
    expect(keys()[0]?.textContent).not.toMatch(/a day/);
  });
});
