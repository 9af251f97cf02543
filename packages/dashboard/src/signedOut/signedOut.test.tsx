import { lost, ok, refuse } from '@oja/core/testing';
import { en } from '@oja/widgets/text/en';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { paste } from '../../../widgets/src/testing/paste.ts';
import { address, arriveAt, closeApp, renderApp } from '../testing/renderApp.tsx';

const { register, resetPassword, signIn } = en;

afterEach(closeApp);

const fill = async (label: string, value: string) =>
  paste(userEvent, await screen.findByLabelText(label, { exact: false }), value);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const follow = async (name: string) => userEvent.click(await screen.findByRole('link', { name }));

async function fillRegistration() {
  await fill(register.firstName, 'Amaka');
  await fill(register.lastName, 'Okafor');
  await fill(register.username, 'amaka');
  await fill(register.email, 'amaka@example.ng');
  await fill(register.phone, '08031234567');
  await paste(userEvent, screen.getByLabelText(register.password), 'oja-demo-2026');
}

describe('the public routes', () => {
  it.each(['/login', '/register', '/reset-password', '/otp-reset-password', '/complete-reset-password'])(
    '%s redirects a signed-in agent home',
    async (path) => {
      renderApp(path);
      await arriveAt('home');
      expect(address()).toBe('/');
    },
  );

  it('link to each other without a reload, and keep the path to return to', async () => {
    renderApp('/login?next=%2Fservices%2Fdata', { signedIn: false });
    await follow(signIn.register);
    await screen.findByRole('button', { name: register.submit });
    expect(address()).toBe('/register?next=%2Fservices%2Fdata');
    await follow(register.signIn);
    await screen.findByRole('button', { name: signIn.submit });
    expect(address()).toBe('/login?next=%2Fservices%2Fdata');
    await follow(signIn.forgot);
    await waitFor(() => expect(address()).toBe('/reset-password'));
  });
});

describe('/register', () => {
  it('opens an account, signs in with it, and shows the server’s message', async () => {
    const { server } = renderApp('/register?ref=BOLA7', {
      signedIn: false,
      answers: {
        register: ({ body }) =>
          ok({ user: body, authorization: { token: 't' } }, { message: 'Welcome to Oja, Amaka' }),
      },
    });
    await screen.findByRole('button', { name: register.submit });
    await fillRegistration();
    await press(register.submit);
    await arriveAt('home');
    expect((await screen.findByText('Welcome to Oja, Amaka')).closest('[data-tone]')).toHaveAttribute(
      'data-tone',
      'success',
    );
    const sent = server.calls.find(({ name }) => name === 'register');
    expect(sent?.body).toMatchObject({ username: 'amaka', referralCode: 'BOLA7' });
  });

  it('keeps the typed details after a refusal, and shows the reason as a toast', async () => {
    renderApp('/register', {
      signedIn: false,
      answers: { register: () => refuse(409, 'That username is taken.') },
    });
    await screen.findByRole('button', { name: register.submit });
    await fillRegistration();
    await press(register.submit);
    expect((await screen.findByText('That username is taken.')).closest('[data-tone]')).toHaveAttribute(
      'data-tone',
      'error',
    );
    expect(screen.getByLabelText(register.email, { exact: false })).toHaveValue('amaka@example.ng');
    expect(address()).toBe('/register');
  });

  it('shows the client’s own message if no answer came', async () => {
    renderApp('/register', { signedIn: false, answers: { register: () => lost } });
    await screen.findByRole('button', { name: register.submit });
    await fillRegistration();
    await press(register.submit);
    expect((await screen.findByText(en.problems.connection)).closest('[data-tone]')).toHaveAttribute(
      'data-tone',
      'error',
    );
  });
});

describe('a forgotten password', () => {
  it('goes through its three routes and ends at the sign-in page', async () => {
    renderApp('/reset-password', {
      signedIn: false,
      answers: {
        resetPassword: () => ok({ reference: 'r-1' }),
        otpResetPassword: () => ok({ resetToken: 'proof' }),
        confirmResetPassword: () => ok(undefined, { message: 'Your password is set' }),
      },
    });
    await fill(resetPassword.email, 'amaka@example.ng');
    await press(resetPassword.send);
    await waitFor(() => expect(address()).toBe('/otp-reset-password'));
    await fill(resetPassword.otp, '123456');
    await press(resetPassword.confirm);
    await waitFor(() => expect(address()).toBe('/complete-reset-password'));
    expect(location.href).not.toContain('proof');
    await paste(userEvent, screen.getByLabelText(resetPassword.password), 'a-new-password');
    await press(resetPassword.save);
    await waitFor(() => expect(address()).toBe('/login'));
    expect(await screen.findByText('Your password is set')).toBeVisible();
  });
});
