import { demoApiKeys, fixtures, lost, ok, refuse, silent } from '@oja/core/testing';
import { en } from '@oja/widgets/text/en';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { paste } from '../../../../widgets/src/testing/paste.ts';
import { address, arriveAt, closeApp, renderApp } from '../../testing/renderApp.tsx';

const { changePassword: words, profile, signIn } = en;

afterEach(closeApp);

async function openDialog(answers: Parameters<typeof renderApp>[1] = {}) {
  const app = renderApp('/user/profile', answers);
  await arriveAt('profile');
  await userEvent.click(await screen.findByRole('button', { name: profile.changePassword }));
  const dialog = within(await screen.findByRole('dialog'));
  const enter = async (old: string, next: string, again: string) => {
    for (const [label, value] of [
      [words.oldPassword, old],
      [words.newPassword, next],
      [words.confirmNewPassword, again],
    ] as const)
      if (value) await paste(userEvent, dialog.getByLabelText(label), value);
    await userEvent.click(dialog.getByRole('button', { name: words.submit }));
  };
  return { ...app, dialog, enter };
}

/** The tone of a toast. A dialog contains its toasts, so that they are in front of it. */
const toneOf = async (message: string, place: Pick<typeof screen, 'findByText'> = screen) =>
  (await place.findByText(message)).closest('[data-tone]')?.getAttribute('data-tone');

it('shows avatar, full name, username, phone number and email address', async () => {
  renderApp('/user/profile');
  await arriveAt('profile');
  expect(await screen.findByRole('heading', { level: 2, name: 'Amaka Okafor' })).toBeVisible();
  const details = within(screen.getByRole('main')).getAllByRole('definition');
  expect(details.map(({ textContent }) => textContent)).toEqual([
    'amaka',
    '0801 234 5678',
    'amaka@example.ng',
  ]);
  expect(screen.getByRole('main').querySelector('[data-initials="AO"]')).toBeVisible();
});

it('shows the transaction PIN and the active sessions', async () => {
  renderApp('/user/profile', {
    answers: { pin: () => ok(fixtures.pin), sessions: () => ok(fixtures.sessions) },
  });
  for (const name of [en.transactionPin.title, en.sessions.title])
    expect(await screen.findByRole('region', { name })).toBeVisible();
});

it('logs out', async () => {
  renderApp('/user/profile');
  await userEvent.click(await screen.findByRole('button', { name: profile.logout }));
  // The toast is checked first, because it disappears after two seconds.
  expect(await toneOf('You have Logout')).toBe('error');
  await screen.findByRole('button', { name: signIn.submit });
  expect(address()).toBe('/login');
});

describe('the Change Password dialog', () => {
  it('requires all three fields with the specified messages, and sends nothing', async () => {
    const { enter, dialog, server } = await openDialog();
    await enter('', '', '');
    for (const message of [
      'Your old is Required',
      'New password is required',
      'Confirm new password is required',
    ])
      expect(dialog.getByText(message)).toBeVisible();
    expect(server.calls.map(({ name }) => name)).not.toContain('changePassword');
  });

  it('shows an info toast if the new passwords differ, and sends nothing', async () => {
    const { enter, dialog, server } = await openDialog();
    await enter('old', 'new', 'other');
    const message = 'Please check the input new password and confirm password are not the same';
    expect(await toneOf(message, dialog)).toBe('info');
    expect(server.calls.map(({ name }) => name)).not.toContain('changePassword');
  });

  it('closes on success and shows the server’s message as a success toast', async () => {
    const { enter, server } = await openDialog({
      answers: { changePassword: () => ok(undefined, { message: 'Password changed' }) },
    });
    await enter('old', 'new', 'new');
    expect(await toneOf('Password changed')).toBe('success');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sent = server.calls.find(({ name }) => name === 'changePassword');
    expect(sent?.body).toEqual({ oldPassword: 'old', newPassword: 'new' });
  });

  it('closes on success and offers on the page to revoke the API keys', async () => {
    const { enter } = await openDialog({
      answers: { changePassword: () => ok(undefined), apiKeys: () => ok(demoApiKeys) },
    });
    await enter('old', 'new', 'new');
    const page = within(screen.getByRole('main'));
    const keep = await page.findByRole('button', { name: words.keysKeep(2) });
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(keep);
    expect(keep).not.toBeInTheDocument();
  });

  it('stays open on failure, shows the server’s message as an error toast, and can be submitted again', async () => {
    const { enter, dialog } = await openDialog({
      answers: { changePassword: () => refuse(422, 'The old password is not right.') },
    });
    await enter('old', 'new', 'new');
    expect(await toneOf('The old password is not right.', dialog)).toBe('error');
    expect(dialog.getByRole('button', { name: words.submit })).not.toHaveAttribute('aria-busy', 'true');
    expect(dialog.getByLabelText(words.oldPassword)).toHaveValue('old');
  });

  it('shows the client’s own message if no answer came', async () => {
    const { enter, dialog } = await openDialog({ answers: { changePassword: () => lost } });
    await enter('old', 'new', 'new');
    expect(await toneOf(en.problems.connection, dialog)).toBe('error');
    expect(dialog.getByRole('button', { name: words.submit })).not.toHaveAttribute('aria-busy', 'true');
  });

  it('is busy while the call is pending', async () => {
    const { enter, dialog } = await openDialog({ answers: { changePassword: () => silent } });
    await enter('old', 'new', 'new');
    expect(dialog.getByRole('button', { name: words.submit })).toHaveAttribute('aria-busy', 'true');
  });
});
