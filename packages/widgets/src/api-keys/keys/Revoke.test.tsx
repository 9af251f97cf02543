import { demoApiKeys, fixtures, lost, refuse } from '@oja/core/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { en } from '../../text/en.ts';
import { keys, open, press, revokeFirst } from '../apiKeys.helper.tsx';
import { passwordAnswers, revokeWithProof } from '../apiServer.fixture.ts';

const words = en.apiKeys;

describe('revoking a key', () => {
  afterEach(cleanup);

  it('asks first, names the key and the consequences, and revokes only that key', async () => {
    const { called } = open();
    await press(revokeFirst);
    const dialog = await screen.findByRole('dialog', { name: words.revokeTitle('oja_live') });
    expect(within(dialog).getByText(words.revokeBody)).toBeVisible();
    expect(dialog).toMatchTextContent(/Shop till\..*last used 21 Nov, 09:00/);
    expect(called('revokeApiKey')).toEqual([]);
    await press(words.revokeNow);
    expect(await screen.findByText(words.revoked('oja_live'))).toBeVisible();
    expect(called('revokeApiKey').map(({ params }) => params)).toEqual([{ id: 'key-1' }]);
    await waitFor(() => expect(keys()).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('heading', { name: words.title })).toHaveFocus());
  });

  it('asks for the password if the server does, and revokes the key with it', async () => {
    const { called } = open({ ...passwordAnswers, revokeApiKey: revokeWithProof });
    await press(revokeFirst);
    await press(words.revokeNow);
    const box = await screen.findByLabelText(words.password);
    await userEvent.type(box, 'a guess{Enter}');
    await waitFor(() => expect(box).toHaveAccessibleDescription('The password is not right.'));
    await userEvent.clear(box);
    await userEvent.type(box, 'oja-demo-2026{Enter}');
    expect(await screen.findByText(words.revoked('oja_live'))).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(called('revokeApiKey').map(({ params, body }) => [params['id'], body])).toEqual([
      ['key-1', undefined],
      ['key-1', { confirmation: fixtures.confirmPassword.confirmation }],
    ]);
    await waitFor(() => expect(screen.getByRole('heading', { name: words.title })).toHaveFocus());
  });

  it('keeps the key when the agent cancels', async () => {
    const { called } = open();
    await press(revokeFirst);
    await press(words.keep);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(called('revokeApiKey')).toEqual([]);
    expect(keys()).toHaveLength(2);
    expect(screen.getByRole('button', { name: revokeFirst })).toHaveFocus();
  });

  it.each([
    ['is refused', refuse(409, 'A sale is running.'), 'A sale is running.'],
    [
      'is of a key that is gone',
      refuse(404, 'There is no such key.', { code: 'not_found' }),
      'There is no such key.',
    ],
    ['has no answer', lost, words.revokeUnknown],
    ['is not offered', refuse(405, 'Method not allowed'), words.revokeLacking],
  ])('shows the problem in the dialog when revoking %s', async (_, reply, sentence) => {
    const { called } = open({ revokeApiKey: () => reply });
    await press(revokeFirst);
    await press(words.revokeNow);
    const dialog = screen.getByRole('dialog');
    expect(await within(dialog).findByText(sentence, { exact: false })).toBeVisible();
    // The server may have revoked it, so the widget must not say that it failed.
    if (reply === lost) expect(within(dialog).queryByText(words.revokeFailed)).toBeNull();
    await waitFor(() => expect(called('apiKeys')).toHaveLength(2));
    expect(keys()).toHaveLength(demoApiKeys.length);
  });

  it('clears the problem of one key when the dialog opens for another', async () => {
    open({ revokeApiKey: () => refuse(409, 'A sale is running.') });
    await press(revokeFirst);
    await press(words.revokeNow);
    await screen.findByText(/A sale is running/);
    await press(words.keep);
    await press(words.revokeLabel('Test', 'oja_test'));
    expect(screen.queryByText(/A sale is running/)).toBeNull();
    expect(screen.getByText(words.revokeNever, { exact: false })).toBeVisible();
  });
});
