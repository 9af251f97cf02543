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

describe('someone who is not signed in', () => {
  it.each(behindLogin)('is led from %s to sign-in, and nothing is asked for', async (path) => {
    const { server } = renderApp(path, { signedIn: false });
    await signInButton();
    expect(location.pathname).toBe('/login');
    expect(server.calls).toEqual([]);
  });

  it('is led to sign-in, and afterwards to where they were going', async () => {
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

  it('is never led to another site', async () => {
    renderApp('/login?next=%2F%2Fevil.example%2Fsteal', { signedIn: false });
    await signIn();
    await arriveAt('home');
    expect(location.href).toBe(`${location.origin}/`);
  });

  it('reads why the server refused, and finds what was typed', async () => {
    const wrong = 'The username or the password is not right.';
    renderApp('/login', { signedIn: false, answers: { login: () => refuse(401, wrong) } });
    await signIn('wrong');
    const toast = within(await screen.findByRole('alert')).getByText(wrong);
    expect(toast.closest('[data-tone]')).toHaveAttribute('data-tone', 'error');
    // The toast goes, and the form goes on saying it.
    expect(within(screen.getByRole('form')).getByText(wrong)).toBeVisible();
    expect(screen.getByLabelText(en.signIn.password)).toHaveValue('wrong');
    expect(address()).toBe('/login');
  });

  it('reads the client’s own words where the server said nothing', async () => {
    renderApp('/login', { signedIn: false, answers: { login: () => lost } });
    await signIn();
    const toast = await screen.findByRole('alert');
    expect(within(toast).getByText(en.problems.connection)).toBeVisible();
  });

  it('sees a spinner while a sign-in is on its way', async () => {
    const { session } = renderApp('/login', { signedIn: false, answers: { login: () => silent } });
    await signInButton();
    session.login({ username: 'amaka', password: 'x' });
    history.pushState(null, '', '/services/data');
    expect(await screen.findByText(en.kit.loading)).toBeInTheDocument();
    expect(address()).toBe('/services/data');
  });
});

describe('someone who is signed in', () => {
  it('is led home from the sign-in page', async () => {
    renderApp('/login');
    await arriveAt('home');
    expect(address()).toBe('/');
  });

  it('is asked who they are on entering', async () => {
    const { server } = renderApp('/');
    await waitFor(() => expect(server.calls.map(({ name }) => name)).toContain('user'));
  });
});

describe('a session that ends', () => {
  it('by a 401 in the middle says so once, and leads back after the next sign-in', async () => {
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
    // Once as a toast, which goes, and once in the form, where it stays; neither as something wrong.
    await waitFor(() => expect(screen.getAllByText(sessionEnded.expired)).toHaveLength(2));
    for (const said of screen.getAllByText(sessionEnded.expired))
      expect(said.closest('[data-tone]')).toHaveAttribute('data-tone', 'info');
    expect(within(screen.getByRole('form')).getByText(sessionEnded.expired)).toBeVisible();
    isOver = false;
    await signIn();
    await arriveAt('data');
  });

  it('in another tab ends here too, with nothing of the agent left', async () => {
    const tab = sharedStorage({ token: 'a', user: null });
    renderApp('/user/transactions', { platform: { sessionStorage: tab.storage } });
    await screen.findByText('Amaka Okafor');
    tab.writeElsewhere(null);
    await signInButton();
    expect(await screen.findByText(sessionEnded.elsewhere)).toBeVisible();
    expect(address()).toBe('/login');
    expect(document.body.textContent).not.toContain('Amaka');
  });

  it('for another agent shows that agent, and asks again for everything', async () => {
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
