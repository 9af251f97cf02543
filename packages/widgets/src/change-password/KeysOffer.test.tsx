import { demoApiKeys, fixtures, html, lost, ok, refuse } from '@oja/core/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeWidget } from '../testing/describeWidget.tsx';
import { type Answers, createTestClient } from '../testing/testClient.ts';
import { en } from '../text/en.ts';
import { KeysOffer } from './KeysOffer.tsx';

const words = en.changePassword;
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const offer = (count = 2) => screen.findByText(words.keysTitle(count));

/** Renders the offer on a page whose agent has two keys. */
function show(answers: Answers = {}) {
  let keys = [...demoApiKeys];
  const { client, server } = createTestClient({
    answers: {
      apiKeys: () => ok(keys),
      revokeApiKey: ({ params }) => {
        keys = keys.filter(({ id }) => id !== params['id']);
        return ok(null);
      },
      ...answers,
    },
  });
  const onDone = vi.fn();
  render(<KeysOffer client={client} onDone={onDone} />);
  const revoked = () =>
    server.calls.flatMap(({ name, params }) => (name === 'revokeApiKey' ? [params['id']] : []));
  return { onDone, revoked };
}

describeWidget('KeysOffer', { make: (client) => <KeysOffer client={client} onDone={() => {}} /> });

describe('KeysOffer', () => {
  afterEach(cleanup);

  it('revokes all keys once the agent confirms it', async () => {
    const { onDone, revoked } = show();
    expect(await offer()).toBeVisible();
    expect(revoked()).toEqual([]);
    await press(words.keysRevoke(2));
    expect(await screen.findByText(words.keysRevoked(2))).toBeVisible();
    expect(revoked()).toEqual(['key-1', 'key-2']);
    expect(screen.getByRole('button', { name: words.keysDone })).toHaveFocus();
    expect(onDone).not.toHaveBeenCalled();
    await press(words.keysDone);
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('asks for the new password once if the server does, and revokes all keys with it', async () => {
    const revokeApiKey: NonNullable<Answers['revokeApiKey']> = ({ body }) =>
      body?.confirmation === fixtures.confirmPassword.confirmation
        ? ok(null)
        : refuse(403, 'Enter your password to continue.', { code: 'password_required' });
    const { revoked } = show({ confirmPassword: () => ok(fixtures.confirmPassword), revokeApiKey });
    await offer();
    await press(words.keysRevoke(2));
    const box = await screen.findByLabelText(words.newPassword);
    await userEvent.type(box, '{Enter}');
    await waitFor(() => expect(box).toHaveAccessibleDescription(words.keysPasswordMissing));
    await userEvent.type(box, 'harmattan-rain{Enter}');
    expect(await screen.findByText(words.keysRevoked(2))).toBeVisible();
    expect(revoked()).toEqual(['key-1', 'key-1', 'key-2']);
  });

  it('revokes only the rest if the server asks for the password after the first key', async () => {
    const revokedKeys = new Set<string>();
    const revokeApiKey: NonNullable<Answers['revokeApiKey']> = ({ params, body }) => {
      const id = params['id'] ?? '';
      if (revokedKeys.has(id)) return refuse(404, 'No such key.', { code: 'not_found' });
      if (revokedKeys.size > 0 && !body?.confirmation)
        return refuse(403, 'Enter your password to continue.', { code: 'password_required' });
      revokedKeys.add(id);
      return ok(null);
    };
    const { revoked } = show({ confirmPassword: () => ok(fixtures.confirmPassword), revokeApiKey });
    await offer();
    await press(words.keysRevoke(2));
    await userEvent.type(await screen.findByLabelText(words.newPassword), 'harmattan-rain{Enter}');
    expect(await screen.findByText(words.keysRevoked(2))).toBeVisible();
    expect(revoked()).toEqual(['key-1', 'key-2', 'key-2']);
  });

  it('revokes nothing if the agent keeps the keys', async () => {
    const { onDone, revoked } = show();
    await offer();
    await press(words.keysKeep(2));
    expect(onDone).toHaveBeenCalledOnce();
    expect(revoked()).toEqual([]);
  });

  it('uses the singular for one key', async () => {
    show({ apiKeys: () => ok(demoApiKeys.slice(0, 1)) });
    expect(await offer(1)).toBeVisible();
  });

  it('says how many keys could not be revoked, and retries only those', async () => {
    let fails = true;
    const { revoked } = show({
      revokeApiKey: ({ params }) => (fails && params['id'] === 'key-2' ? lost : ok(null)),
    });
    await offer();
    await press(words.keysRevoke(2));
    expect(await screen.findByText(words.keysFailed(1))).toBeVisible();
    fails = false;
    await press(words.keysRevoke(1));
    await screen.findByText(words.keysRevoked(2));
    expect(revoked()).toEqual(['key-1', 'key-2', 'key-2']);
  });

  it.each([
    ['there is no key', () => ok(null)],
    ['the keys can’t be had', () => html(503)],
    ['none can be revoked from here', () => ok('oja_live_4f1b2c3d4e5f6071')],
  ] as const)('shows no question if %s', async (_, apiKeys) => {
    const { onDone } = show({ apiKeys });
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(screen.queryByRole('button')).toBeNull();
  });
});
