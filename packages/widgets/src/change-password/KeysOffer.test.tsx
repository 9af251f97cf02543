import { demoApiKeys, fixtures, html, lost, ok, refuse } from '@oja/core/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { paste } from '../testing/paste.ts';
import { type Answers, createTestClient } from '../testing/testClient.ts';
import { en } from '../text/en.ts';
import { ChangePassword } from './ChangePassword.tsx';
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx';

const words = en.changePassword;
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const offer = (count = 2) => screen.findByRole('dialog', { name: words.keysTitle(count) });

/** A password that was changed, in the dialog or on the page. */
async function change(answers: Answers = {}, inDialog = true) {
  let keys = [...demoApiKeys];
  const { client, server } = createTestClient({
    answers: {
      changePassword: () => ok(null, { message: 'Password changed.' }),
      apiKeys: () => ok(keys),
      revokeApiKey: ({ params }) => {
        keys = keys.filter(({ id }) => id !== params['id']);
        return ok(null);
      },
      ...answers,
    },
  });
  const told = { onClose: vi.fn(), onSuccess: vi.fn() };
  const { onSuccess } = told;
  render(
    inDialog ? (
      <ChangePasswordDialog client={client} {...told} />
    ) : (
      <ChangePassword client={client} onSuccess={onSuccess} />
    ),
  );
  for (const label of [words.oldPassword, words.newPassword, words.confirmNewPassword])
    await paste(userEvent, screen.getByLabelText(label), 'harmattan-rain');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(onSuccess).toHaveBeenCalledWith('Password changed.'));
  const revoked = () =>
    server.calls.flatMap(({ name, params }) => (name === 'revokeApiKey' ? [params['id']] : []));
  return { ...told, revoked };
}

describe('after a change of password', () => {
  afterEach(cleanup);

  it('the agent is offered to revoke the keys, and all of them end', async () => {
    const { onClose, revoked } = await change();
    expect(await offer()).toBeVisible();
    expect(screen.queryByLabelText(words.newPassword)).toBeNull();
    expect(revoked()).toEqual([]);
    await press(words.keysRevoke(2));
    expect(await screen.findByRole('dialog', { name: words.keysRevoked(2) })).toBeVisible();
    expect(revoked()).toEqual(['key-1', 'key-2']);
    expect(onClose).not.toHaveBeenCalled();
    await press(words.keysDone);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('they end with the new password, typed once for all of them, where the server asks for it', async () => {
    const revokeApiKey: NonNullable<Answers['revokeApiKey']> = ({ body }) =>
      body?.confirmation === fixtures.confirmPassword.confirmation
        ? ok(null)
        : refuse(403, 'Enter your password to go on.', { code: 'password_required' });
    const { revoked } = await change({ confirmPassword: () => ok(fixtures.confirmPassword), revokeApiKey });
    await offer();
    await press(words.keysRevoke(2));
    const box = await screen.findByLabelText(words.newPassword);
    await userEvent.type(box, '{Enter}');
    await waitFor(() => expect(box).toHaveAccessibleDescription(words.keysPasswordMissing));
    await userEvent.type(box, 'harmattan-rain{Enter}');
    expect(await screen.findByRole('dialog', { name: words.keysRevoked(2) })).toBeVisible();
    expect(revoked()).toEqual(['key-1', 'key-1', 'key-2']);
  });

  it('the keys stay where the agent keeps them', async () => {
    const { onClose, revoked } = await change();
    await offer();
    await press(words.keysKeep(2));
    expect(onClose).toHaveBeenCalledOnce();
    expect(revoked()).toEqual([]);
  });

  it('says of one key that it is one', async () => {
    await change({ apiKeys: () => ok(demoApiKeys.slice(0, 1)) });
    expect(await offer(1)).toBeVisible();
  });

  it('says how many are left where one could not be revoked, and tries those again', async () => {
    let fails = true;
    const { revoked } = await change({
      revokeApiKey: ({ params }) => (fails && params['id'] === 'key-2' ? lost : ok(null)),
    });
    await offer();
    await press(words.keysRevoke(2));
    expect(await screen.findByText(words.keysFailed(1))).toBeVisible();
    fails = false;
    await press(words.keysRevoke(1));
    await screen.findByRole('dialog', { name: words.keysRevoked(1) });
    expect(revoked()).toEqual(['key-1', 'key-2', 'key-2']);
  });

  it.each([
    ['there is no key', () => ok(null)],
    ['the keys can’t be had', () => html(503)],
    ['none can be revoked from here', () => ok('oja_live_4f1b2c3d4e5f6071')],
  ] as const)('nothing is asked where %s', async (_, apiKeys) => {
    const { onClose } = await change({ apiKeys });
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is offered on a page too, over the form', async () => {
    await change({}, false);
    await offer();
    await press(words.keysKeep(2));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText(words.newPassword)).toHaveValue('');
  });
});
