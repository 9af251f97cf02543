import { demoSignedIn, lost, ok, refuse, silent } from '@oja/core/testing';
import { en } from '@oja/widgets/text/en';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { address, arriveAt, closeApp, renderApp, sharedStorage, signIn } from '../testing/renderApp.tsx';

const signInButton = () => screen.findByRole('button', { name: en.signIn.submit });
const { sessionEnded } = en.dashboard;
const behindLogin = [
  '/',
  '/dashboard/default',
  '/user/transactions',
  '/user/profile',
  '/user/funding',
  '/user/statement',
  '/user/profit',
  '/more/support',
  '/services/data',
  '/services/airtime',
  '/services/electricity',
  '/services/cable',
  '/services/result-checker',
  '/documentation',
];

afterEach(closeApp);

describe('a person without a session', () => {
  it.each(behindLogin)('is redirected from %s to sign-in, without any API call', async (path) => {
    const { server } = renderApp(path, { signedIn: false });
    await signInButton();
    expect(location.pathname).toBe('/login');
    expect(server.calls).toEqual([]);
  });

  it('is redirected to sign-in, and to the requested page afterwards', async () => {
    const { server } = renderApp('/user/transactions?ref=OJA-9001', { signedIn: false });
    await signInButton();
    expect(address()).toBe('/login?next=%2Fuser%2Ftransactions%3Fref%3DOJA-9001');
    expect(server.calls).toEqual([]);
    await signIn();
    await arriveAt('transactions');
    expect(address()).toBe('/user/transactions?ref=OJA-9001');
    expect((await screen.findByText('Welcome back, Amaka')).closest('[data-tone]')).toHaveAttribute(
      'data-tone',
      'success',
    );
  });

  it('is never redirected to another site', async () => {
    renderApp('/login?next=%2F%2Fevil.example%2Fsteal', { signedIn: false });
    await signIn();
    await arriveAt('home');
    expect(location.href).toBe(`${location.origin}/`);
  });

  it('sees the server’s reason for a refused sign-in, and keeps the typed password', async () => {
    const wrong = 'The username or the password is not right.';
    renderApp('/login', { signedIn: false, answers: { login: () => refuse(401, wrong) } });
    await signIn('wrong');
    const toast = within(await screen.findByRole('alert')).getByText(wrong);
    expect(toast.closest('[data-tone]')).toHaveAttribute('data-tone', 'error');
    // The toast disappears; the message in the form stays.
    expect(within(screen.getByRole('form')).getByText(wrong)).toBeVisible();
    expect(screen.getByLabelText(en.signIn.password)).toHaveValue('wrong');
    expect(address()).toBe('/login');
  });

  it('sees the client’s own message if no answer came', async () => {
    renderApp('/login', { signedIn: false, answers: { login: () => lost } });
    await signIn();
    const toast = await screen.findByRole('alert');
    expect(within(toast).getByText(en.problems.connection)).toBeVisible();
  });

  it('sees a spinner while the sign-in is pending', async () => {
    const { session } = renderApp('/login', { signedIn: false, answers: { login: () => silent } });
    await signInButton();
    session.login({ username: 'amaka', password: 'x' });
    history.pushState(null, '', '/services/data');
    expect(await screen.findByText(en.kit.loading)).toBeInTheDocument();
    expect(address()).toBe('/services/data');
  });
});

describe('a signed-in agent', () => {
  it('is redirected from the sign-in page to home', async () => {
    renderApp('/login');
    await arriveAt('home');
    expect(address()).toBe('/');
  });

  it('is loaded from the server on entry', async () => {
    const { server } = renderApp('/');
    await waitFor(() => expect(server.calls.map(({ name }) => name)).toContain('user'));
  });
});

describe('a session that ends', () => {
  it('shows one toast after several 401 answers, and returns to the page after the next sign-in', async () => {
    let isOver = false;
    const answer = <T,>(data: T) => (isOver ? refuse(401, 'Unauthenticated.') : ok(data));
    const { client } = renderApp('/services/data', {
      answers: { balance: () => answer({ availableBalance: '1.00' }), transactions: () => answer([]) },
    });
    await arriveAt('data');
    isOver = true;
    client.wallet.refresh();
    client.transactions.refresh();
    await signInButton();
    expect(address()).toBe('/login?next=%2Fservices%2Fdata');
    // Once as a toast, which disappears, and once in the form, which stays. Neither is styled as an error.
    await waitFor(() => expect(screen.getAllByText(sessionEnded.expired)).toHaveLength(2));
    for (const said of screen.getAllByText(sessionEnded.expired))
      expect(said.closest('[data-tone]')).toHaveAttribute('data-tone', 'info');
    expect(within(screen.getByRole('form')).getByText(sessionEnded.expired)).toBeVisible();
    isOver = false;
    await signIn();
    await arriveAt('data');
  });

  it('ends here too when another tab logs out, and leaves no data of the agent on screen', async () => {
    const tab = sharedStorage({ token: 'a', user: null });
    renderApp('/user/transactions', { platform: { sessionStorage: tab.storage } });
    await screen.findByText('Amaka Okafor');
    tab.writeElsewhere(null);
    await signInButton();
    expect(await screen.findByText(sessionEnded.elsewhere)).toBeVisible();
    expect(address()).toBe('/login');
    expect(document.body.textContent).not.toContain('Amaka');
  });

  it('switches to another tab’s agent, and reloads the data', async () => {
    const bola = { ...demoSignedIn.user, firstName: 'Bola', lastName: 'Ade', username: 'bola' };
    const tab = sharedStorage({ token: 'a', user: null });
    const { server } = renderApp('/', {
      platform: { sessionStorage: tab.storage },
      answers: { user: ({ token }) => ok(token === 'b' ? bola : demoSignedIn.user) },
    });
    await screen.findByText('Amaka Okafor');
    tab.writeElsewhere({ token: 'b', user: null });
    await screen.findByText('Bola Ade');
    expect(document.body.textContent).not.toContain('Amaka');
    await waitFor(() =>
      expect(server.calls.some(({ name, token }) => name === 'balance' && token === 'b')).toBe(true),
    );
  });
});
