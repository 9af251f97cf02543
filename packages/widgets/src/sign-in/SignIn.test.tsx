import { demoSignedIn, ok, type Reply, refuse } from '@oja/core/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeWidget } from '../testing/describeWidget.tsx';
import { later } from '../testing/later.ts';
import { paste } from '../testing/paste.ts';
import { createTestClient, type TestClientSetup } from '../testing/testClient.ts';
import { en } from '../text/en.ts';
import { SignIn, type SignInProps } from './SignIn.tsx';

const words = en.signIn;
const wrong = 'The username or the password is not right.';

const username = () => screen.getByLabelText<HTMLInputElement>(words.username);
const password = () => screen.getByLabelText<HTMLInputElement>(words.password);
const button = () => screen.getByRole('button', { name: words.submit });

/** A form, its client, and the host's handlers. */
function show(setup: TestClientSetup = {}, props: SignInProps = {}) {
  const onSuccess = vi.fn();
  const onFailure = vi.fn();
  const { client, server } = createTestClient({ signedIn: false, ...setup });
  const view = render(<SignIn client={client} onSuccess={onSuccess} onFailure={onFailure} {...props} />);
  const sent = () => server.calls.filter(({ name }) => name === 'login').map(({ body }) => body);
  return { client, sent, onSuccess, onFailure, ...view };
}

async function enter(name = 'amaka', secret = 'oja-demo-2026') {
  await paste(userEvent, username(), name);
  await paste(userEvent, password(), secret);
}

describeWidget('SignIn', {
  make: (client) => <SignIn client={client} forgotHref="/reset-password" />,
  setup: { signedIn: false },
});

describe('SignIn', () => {
  afterEach(cleanup);

  it('signs in with the typed values, and passes the server’s message to the host', async () => {
    const { client, sent, onSuccess, onFailure } = show();
    await enter(' amaka ', ' spaces count ');
    await userEvent.click(button());
    await waitFor(() => expect(onSuccess).toHaveBeenCalledWith('Welcome back, Amaka'));
    expect(sent()).toEqual([{ username: 'amaka', password: ' spaces count ' }]);
    expect(client.session?.state.value.isAuthenticated).toBe(true);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('passes its own message if the server sends none', async () => {
    const { onSuccess } = show({ answers: { login: () => ok(demoSignedIn) } });
    await enter();
    await userEvent.click(button());
    await waitFor(() => expect(onSuccess).toHaveBeenCalledWith(words.welcome));
  });

  it('shows an error at each empty field, and sends nothing', async () => {
    const { sent } = show();
    await paste(userEvent, username(), '   ');
    await userEvent.click(button());
    expect(username()).toHaveAccessibleDescription(words.usernameMissing);
    expect(password()).toHaveAccessibleDescription(words.passwordMissing);
    expect(username()).toBeInvalid();
    expect(username()).toHaveFocus();
    await paste(userEvent, username(), 'amaka');
    expect(username()).toHaveAccessibleDescription('');
    await userEvent.click(button());
    expect(password()).toHaveFocus();
    expect(sent()).toEqual([]);
  });

  it('keeps the typed values after a refusal, shows the reason and calls onFailure', async () => {
    const { client, onSuccess, onFailure } = show({ answers: { login: () => refuse(401, wrong) } });
    await enter();
    await userEvent.click(button());
    await waitFor(() => expect(onFailure).toHaveBeenCalledWith(wrong));
    expect(username()).toHaveValue('amaka');
    expect(password()).toHaveValue('oja-demo-2026');
    expect(button()).not.toHaveAttribute('aria-busy');
    expect(onSuccess).not.toHaveBeenCalled();
    expect(client.session?.state.value.isAuthenticated).toBe(false);
    // The host's toast announces the reason, so the form shows it without an alert.
    expect(screen.getByText(wrong)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('removes the reason when it is sent again', async () => {
    const answer = later<Reply<typeof demoSignedIn>>();
    let tries = 0;
    show({ answers: { login: () => (tries++ === 0 ? refuse(401, wrong) : answer.promise) } });
    await enter();
    await userEvent.click(button());
    await screen.findByText(wrong);
    await userEvent.click(button());
    await waitFor(() => expect(screen.queryByText(wrong)).toBeNull());
    answer.resolve(ok(demoSignedIn));
  });

  it('says that the session has ended, until the form is sent', async () => {
    const { client } = createTestClient({
      answers: { balance: () => refuse(401, 'Unauthenticated.'), login: () => refuse(401, wrong) },
    });
    await client.wallet.load();
    render(<SignIn client={client} onFailure={vi.fn()} />);
    // Information, not an error: the agent made no mistake.
    const notice = screen.getByText(en.dashboard.sessionEnded.expired);
    expect(notice).toBeVisible();
    expect(notice.closest('[data-tone]')).toHaveAttribute('data-tone', 'info');
    await enter();
    await userEvent.click(button());
    await screen.findByText(wrong);
    expect(screen.queryByText(en.dashboard.sessionEnded.expired)).toBeNull();
  });

  it('announces the reason itself if the host passes no callback', async () => {
    const { client } = createTestClient({ signedIn: false, answers: { login: () => refuse(401, wrong) } });
    render(<SignIn client={client} />);
    await enter();
    await userEvent.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent(wrong);
  });

  it('calls onFailure with the network problem when offline', async () => {
    const { onFailure } = show({ offline: true });
    await enter();
    await userEvent.click(button());
    await waitFor(() => expect(onFailure).toHaveBeenCalledWith(en.problems.network));
  });

  it('is sent once, however often it is submitted', async () => {
    const answer = later<Reply<typeof demoSignedIn>>();
    const { sent, onSuccess } = show({ answers: { login: () => answer.promise } });
    await enter();
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    await waitFor(() => expect(button()).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(button());
    screen.getByRole<HTMLFormElement>('form').requestSubmit();
    answer.resolve(ok(demoSignedIn));
    await waitFor(() => expect(onSuccess).toHaveBeenCalled());
    expect(sent()).toHaveLength(1);
  });

  it('reads what a password manager filled in without an event', async () => {
    const { sent } = show();
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    setValue?.call(username(), 'amaka');
    setValue?.call(password(), 'oja-demo-2026');
    await userEvent.click(button());
    await waitFor(() => expect(sent()).toEqual([{ username: 'amaka', password: 'oja-demo-2026' }]));
  });

  it('has the autocomplete values for password managers and no form action', () => {
    show();
    expect(username()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    expect(screen.getByRole('form', { name: words.title })).toContainElement(username());
    expect(screen.getByRole('form')).not.toHaveAttribute('action');
  });

  it('shows and hides the password', async () => {
    show();
    await enter();
    expect(password()).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: en.kit.showPassword }));
    expect(password()).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: en.kit.hidePassword }));
    expect(password()).toHaveAttribute('type', 'password');
  });

  it('shows the reset and register links only if the host passes their URLs', () => {
    const { rerender, client } = show();
    expect(screen.queryByRole('link')).toBeNull();
    rerender(<SignIn client={client} forgotHref="/reset-password" registerHref="/register" />);
    expect(screen.getByRole('link', { name: words.forgot })).toHaveAttribute('href', '/reset-password');
    expect(screen.getByRole('link', { name: words.register })).toHaveAttribute('href', '/register');
  });

  it('has the tab order of its visual order', async () => {
    show({}, { forgotHref: '/reset-password' });
    const order = [
      username(),
      password(),
      screen.getByRole('button', { name: en.kit.showPassword }),
      button(),
      screen.getByRole('link', { name: words.forgot }),
    ];
    for (const next of order) {
      await userEvent.tab();
      expect(next).toHaveFocus();
    }
  });
});
