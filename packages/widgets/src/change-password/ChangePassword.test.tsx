import { createSessionsStore } from '@oja/core';
import { demoApiKeys, fixtures, ok, refuse } from '@oja/core/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeWidget } from '../testing/describeWidget.tsx';
import { askForFactor } from '../testing/factorAnswers.fixture.ts';
import { paste } from '../testing/paste.ts';
import { createTestClient, type TestClientSetup } from '../testing/testClient.ts';
import { en } from '../text/en.ts';
import { ChangePassword, type ChangePasswordProps } from './ChangePassword.tsx';
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx';

const words = en.changePassword;
const { required, mismatch } = en.passwordChange;
const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = () => screen.getByRole('button', { name: words.submit });

function show(
  setup: TestClientSetup = {},
  make = (props: ChangePasswordProps) => <ChangePassword {...props} />,
) {
  const told = { onSuccess: vi.fn(), onFailure: vi.fn(), onMismatch: vi.fn() };
  const { client, server } = createTestClient({
    ...setup,
    answers: { changePassword: () => ok(null, { message: 'Password changed.' }), ...setup.answers },
  });
  render(make({ client, ...told }));
  const sent = () => server.calls.filter(({ name }) => name === 'changePassword').map(({ body }) => body);
  return { client, sent, ...told };
}

async function fill(old = 'old one', fresh = ' new one ', again = fresh) {
  for (const [label, value] of [
    [words.oldPassword, old],
    [words.newPassword, fresh],
    [words.confirmNewPassword, again],
  ] as const) {
    await userEvent.click(box(label));
    await userEvent.paste(value);
  }
}

describeWidget('ChangePassword', { make: (client) => <ChangePassword client={client} /> });

describe('ChangePassword', () => {
  afterEach(cleanup);

  it('changes the password, passes the server’s message to the host and clears the fields', async () => {
    const { sent, client, onSuccess, onFailure } = show();
    await fill();
    await userEvent.click(button());
    await waitFor(() => expect(onSuccess).toHaveBeenCalledWith('Password changed.'));
    expect(sent()).toEqual([{ oldPassword: 'old one', newPassword: ' new one ' }]);
    for (const label of [words.oldPassword, words.newPassword, words.confirmNewPassword])
      expect(box(label)).toHaveValue('');
    expect(client.session?.state.value.isAuthenticated).toBe(true);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('asks for the code of the second factor, and sends it with the typed passwords', async () => {
    const { sent, onSuccess } = show({
      answers: { changePassword: ({ body }) => (body?.code ? ok(null) : askForFactor()) },
    });
    await fill();
    await userEvent.click(button());
    await paste(userEvent, await screen.findByLabelText(en.factorCode.code), '123456');
    await userEvent.click(button());
    await waitFor(() => expect(onSuccess).toHaveBeenCalled());
    const change = { oldPassword: 'old one', newPassword: ' new one ' };
    expect(sent()).toEqual([change, { ...change, code: '123456' }]);
  });

  it('shows the specified message at each empty field, and sends nothing', async () => {
    const { sent, onMismatch } = show();
    await userEvent.click(button());
    expect(box(words.oldPassword)).toHaveAccessibleDescription(required.oldPassword);
    expect(box(words.newPassword)).toHaveAccessibleDescription(
      `${en.passwordStrength.none} ${required.newPassword}`,
    );
    expect(box(words.confirmNewPassword)).toHaveAccessibleDescription(required.confirmNewPassword);
    expect(box(words.oldPassword)).toHaveFocus();
    expect(sent()).toEqual([]);
    expect(onMismatch).not.toHaveBeenCalled();
  });

  it('reports that the new passwords differ, keeps them and sends nothing', async () => {
    const { sent, onMismatch, onFailure } = show();
    await fill('old one', 'new one', 'new One');
    await userEvent.click(button());
    await waitFor(() => expect(onMismatch).toHaveBeenCalledWith(mismatch));
    expect(box(words.newPassword)).toHaveValue('new one');
    expect(box(words.confirmNewPassword)).toHaveValue('new One');
    expect(sent()).toEqual([]);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('sends a weak password, because the server decides about strength', async () => {
    const { sent } = show();
    await fill('old one', 'a');
    await userEvent.click(button());
    await waitFor(() => expect(sent()).toEqual([{ oldPassword: 'old one', newPassword: 'a' }]));
  });

  it('shows a refusal at its field, calls onFailure, stays signed in and can be sent again', async () => {
    const wrong = 'The old password is not right.';
    const { sent, client, onFailure } = show({
      answers: { changePassword: () => refuse(400, wrong, { errors: { oldPassword: [wrong] } }) },
    });
    await fill();
    await userEvent.click(button());
    await waitFor(() => expect(onFailure).toHaveBeenCalledWith(wrong));
    expect(box(words.oldPassword)).toHaveAccessibleDescription(wrong);
    expect(box(words.oldPassword)).toHaveValue('old one');
    expect(button()).not.toHaveAttribute('aria-busy');
    await userEvent.click(button());
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(client.session?.state.value.isAuthenticated).toBe(true);
  });

  it('reloads the list of devices, which the change signed out', async () => {
    const { client, onSuccess } = show({ answers: { sessions: () => ok(fixtures.sessions) } });
    const store = client.getStore(createSessionsStore);
    await store.refresh();
    const before = store.state.value.data;
    await fill();
    await userEvent.click(button());
    await waitFor(() => expect(onSuccess).toHaveBeenCalled());
    await waitFor(() => expect(store.state.value.data).not.toBe(before));
  });

  it('calls onFailure with the network problem when offline', async () => {
    const { onFailure } = show({ offline: true });
    await fill();
    await userEvent.click(button());
    await waitFor(() => expect(onFailure).toHaveBeenCalledWith(en.problems.network));
  });

  it.each([
    ['success', 'status', 'Password changed.', 'new'],
    ['the mismatch', 'status', mismatch, 'other'],
  ])('shows %s in the form if the host passes no callback', async (_, role, sentence, again) => {
    show({}, ({ client }) => <ChangePassword {...(client && { client })} />);
    await fill('old', 'new', again);
    await userEvent.click(button());
    expect(await screen.findByRole(role)).toHaveTextContent(sentence);
  });

  it('has the autocomplete values for password managers and no form action', async () => {
    show();
    expect(box(words.oldPassword)).toHaveAttribute('autocomplete', 'current-password');
    expect(box(words.newPassword)).toHaveAttribute('autocomplete', 'new-password');
    expect(box(words.confirmNewPassword)).toHaveAttribute('autocomplete', 'new-password');
    expect(screen.getByRole('form', { name: words.title })).not.toHaveAttribute('action');
  });
});

/** Answers for an agent with two API keys. */
const withKeys: TestClientSetup = { answers: { apiKeys: () => ok(demoApiKeys) } };

describe('ChangePassword of an agent with API keys', () => {
  afterEach(cleanup);

  it('offers below the form to revoke them, once the password is changed', async () => {
    show(withKeys);
    await fill();
    expect(screen.queryByText(words.keysTitle(2))).toBeNull();
    await userEvent.click(button());
    expect(await screen.findByText(words.keysTitle(2))).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: words.keysKeep(2) }));
    expect(screen.queryByText(words.keysTitle(2))).toBeNull();
    expect(button()).toBeVisible();
  });
});

describe('ChangePasswordDialog', () => {
  afterEach(cleanup);

  function open(setup: TestClientSetup = {}) {
    const onClose = vi.fn();
    return { onClose, ...show(setup, (props) => <ChangePasswordDialog {...props} onClose={onClose} />) };
  }

  it.each([
    ['', {}],
    [' of an agent with API keys', withKeys],
  ])('closes when the password%s is changed', async (_, setup) => {
    const { onClose, onSuccess } = open(setup);
    expect(screen.getByRole('dialog', { name: words.title })).toBeVisible();
    await fill();
    await userEvent.click(button());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(onSuccess).toHaveBeenCalledWith('Password changed.');
  });

  it('stays open after a failure, a mismatch and an empty field', async () => {
    const { onClose, onFailure, onMismatch } = open({ offline: true });
    await userEvent.click(button());
    await fill('old', 'new', 'other');
    await userEvent.click(button());
    await waitFor(() => expect(onMismatch).toHaveBeenCalled());
    await userEvent.clear(box(words.confirmNewPassword));
    await userEvent.type(box(words.confirmNewPassword), 'new{Enter}');
    await waitFor(() => expect(onFailure).toHaveBeenCalledWith(en.problems.network));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('closes with the close button', async () => {
    const { onClose } = open();
    await userEvent.click(screen.getByRole('button', { name: en.kit.close }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});
