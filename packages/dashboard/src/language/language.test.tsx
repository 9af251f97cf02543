import { createMemoryTextStorage } from '@oja/core';
import { pcm } from '@oja/widgets/locales/pcm';
import { en } from '@oja/widgets/text/en';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { paste } from '../../../widgets/src/testing/paste.ts';
import { arriveAt, closeApp, renderApp } from '../testing/renderApp.tsx';
import { languages } from './languages.ts';

const pidgin = 'Naijá (Pidgin)';
const root = document.documentElement;
const before = root.lang;

afterEach(() => {
  closeApp();
  root.lang = before;
});

/** A text that differs from the English one. */
const forgotWord = () => pcm.signIn?.forgot ?? '';

it('can be chosen before sign-in, and is kept for the next visit', async () => {
  const storage = createMemoryTextStorage();
  renderApp('/login', { signedIn: false, platform: { preferencesStorage: storage } });
  await screen.findByRole('button', { name: en.signIn.submit });
  await paste(userEvent, screen.getByLabelText(en.signIn.username), 'amaka');
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

it('can be chosen in the settings, and is shown immediately', async () => {
  renderApp('/', { platform: { preferencesStorage: createMemoryTextStorage() } });
  await arriveAt('home');
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${en.shell.account}`) }));
  await userEvent.click(await screen.findByRole('menuitem', { name: en.shell.settings }));
  const drawer = within(await screen.findByRole('dialog', { name: en.settings.title }));
  expect(drawer.getByRole('radio', { name: 'English' })).toBeChecked();
  await userEvent.click(drawer.getByRole('radio', { name: pidgin }));
  await drawer.findByRole('button', { name: pcm.kit?.close ?? '' });
  expect(root.lang).toBe('pcm');
});

it.each(languages)(
  'shows $tag on the next visit, with links to the other languages in their own names',
  async ({ tag, name, load }) => {
    const storage = createMemoryTextStorage(JSON.stringify({ language: tag }));
    renderApp('/login', { signedIn: false, platform: { preferencesStorage: storage } });
    const submit = (await load()).signIn?.submit ?? en.signIn.submit;
    await screen.findByRole('button', { name: submit });
    await waitFor(() => expect(root.lang).toBe(tag));
    const others = languages.filter((other) => other.tag !== tag).map((other) => other.name);
    for (const other of others) expect(await screen.findByRole('button', { name: other })).toBeVisible();
    expect(screen.queryByRole('button', { name })).toBeNull();
  },
);

it('falls back to English if the stored value is not a language', async () => {
  const storage = createMemoryTextStorage('{"language":"../../etc"}');
  renderApp('/login', { signedIn: false, platform: { preferencesStorage: storage } });
  await screen.findByRole('button', { name: en.signIn.submit });
  await waitFor(() => expect(root.lang).toBe('en-NG'));
});
