import { createMemoryTextStorage } from '@oja/core';
import { pcm } from '@oja/widgets/locales/pcm';
import { en } from '@oja/widgets/text/en';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { arriveAt, closeApp, renderApp } from '../testing/renderApp.tsx';

const pidgin = 'Naijá (Pidgin)';
const root = document.documentElement;
const before = root.lang;

afterEach(() => {
  closeApp();
  root.lang = before;
});

/** A word that is another one in English. */
const forgotWord = () => pcm.signIn?.forgot ?? '';

it('is chosen before signing in, and kept for the next visit', async () => {
  const storage = createMemoryTextStorage();
  renderApp('/login', { signedIn: false, platform: { preferencesStorage: storage } });
  await screen.findByRole('button', { name: en.signIn.submit });
  await userEvent.type(screen.getByLabelText(en.signIn.username), 'amaka');
  await userEvent.click(await screen.findByRole('button', { name: pidgin }));
  await screen.findByRole('link', { name: forgotWord() });
  expect(screen.getByRole('textbox')).toHaveValue('amaka');
  expect(root.lang).toBe('pcm');

  closeApp();
  root.lang = before;
  renderApp('/login', { signedIn: false, platform: { preferencesStorage: storage } });
  await screen.findByRole('link', { name: forgotWord() });
  await userEvent.click(await screen.findByRole('button', { name: 'English' }));
  await screen.findByRole('link', { name: en.signIn.forgot });
  expect(root.lang).toBe('en-NG');
});

it('is chosen in the settings, and shows at once', async () => {
  renderApp('/');
  await arriveAt('home');
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${en.shell.account}`) }));
  await userEvent.click(await screen.findByRole('menuitem', { name: en.shell.settings }));
  const drawer = within(await screen.findByRole('dialog', { name: en.settings.title }));
  expect(drawer.getByRole('radio', { name: 'English' })).toBeChecked();
  await userEvent.click(drawer.getByRole('radio', { name: pidgin }));
  await drawer.findByRole('button', { name: pcm.kit?.close ?? '' });
  expect(root.lang).toBe('pcm');
});

it('is English where what is kept is no language', async () => {
  const storage = createMemoryTextStorage('{"language":"../../etc"}');
  renderApp('/login', { signedIn: false, platform: { preferencesStorage: storage } });
  await screen.findByRole('button', { name: en.signIn.submit });
  await waitFor(() => expect(root.lang).toBe('en-NG'));
});
