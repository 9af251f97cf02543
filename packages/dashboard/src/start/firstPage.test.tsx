import type { Client } from '@oja/core';
import { refuse } from '@oja/core/testing';
import { en } from '@oja/widgets/text/en';
import { createToasts } from '@oja/widgets/ui';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paste } from '../../../widgets/src/testing/paste.ts';
import { createTestClient } from '../../../widgets/src/testing/testClient.ts';
import { App } from '../App.tsx';
import { routes } from '../routes.tsx';
import { closeApp } from '../testing/renderApp.tsx';
import { drawFirst } from './firstPage.tsx';
import { isPrerenderedAt } from './mountPoints.ts';

let root: Root | null = null;
const place = document.createElement('div');

beforeEach(() => {
  history.replaceState(null, '', '/login');
  place.id = 'signed-out';
  document.body.append(place);
});
afterEach(() => {
  root?.unmount();
  place.remove();
  vi.restoreAllMocks();
  closeApp();
});

function takeOver(client: Client, onRecoverableError: () => void): void {
  const config = { apiBase: '', productName: 'Oja' };
  root = hydrateRoot(place, <App client={client} config={config} routes={routes} toasts={createToasts()} />, {
    onRecoverableError,
  });
}

const draw = (markup: string) =>
  place.replaceChildren(document.createRange().createContextualFragment(markup));

it('prerenders the sign-in form and the frame without anything that a strict CSP blocks', async () => {
  const { signedOut, agent } = await drawFirst();
  for (const drawn of [signedOut, agent]) {
    expect(drawn).toContain('data-product="name"');
    expect(drawn).not.toMatch(/<script|\s(on\w+|style)=/);
  }
  draw(signedOut);
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.getByRole('button', { name: en.signIn.submit })).toBeVisible();
  // If no script ever loads, the browser must not put the password into the URL.
  expect(place.querySelector('form')).toHaveAttribute('method', 'post');
  expect(isPrerenderedAt(place, '/login')).toBe(true);
  expect(isPrerenderedAt(place, '/nothing')).toBe(false);
});

it('prerenders a frame with placeholders, without elements that can be pressed or read out', async () => {
  draw((await drawFirst()).agent);
  const frame = place.querySelector('[inert][aria-hidden="true"]');
  expect(frame?.textContent).toContain(en.walletBalance.title);
  expect([...(frame?.querySelectorAll('[data-first]:empty') ?? [])]).toHaveLength(4);
  // An id or a name in the frame would collide with the app's own.
  expect(frame?.querySelectorAll('[id], [for], [role], [tabindex], [aria-label]')).toHaveLength(0);
  expect(place.querySelector('[role="status"]')).toHaveTextContent(en.dashboard.slow);
});

it('hydrates the form in place and keeps the typed text', async () => {
  const wrong = 'The username or the password is not right.';
  const onRecoverableError = vi.fn();
  const { client, server } = createTestClient({
    signedIn: false,
    answers: { login: () => refuse(401, wrong) },
  });
  draw((await drawFirst()).signedOut);
  const drawn = screen.getByLabelText(en.signIn.username);
  await paste(userEvent, drawn, 'amaka');
  await paste(userEvent, screen.getByLabelText(en.signIn.password), 'secret');
  takeOver(client, onRecoverableError);
  await waitFor(() => expect(document.title).toContain(en.dashboard.screens.login));
  await userEvent.click(screen.getByRole('button', { name: en.signIn.submit }));
  // The form and a toast say it, in any order.
  await screen.findAllByText(wrong);
  expect(server.calls[0]?.body).toEqual({ username: 'amaka', password: 'secret' });
  expect(screen.getByLabelText(en.signIn.username)).toBe(drawn);
  expect(drawn).toHaveValue('amaka');
  expect(screen.getByLabelText(en.signIn.password)).toHaveValue('secret');
  expect(onRecoverableError).not.toHaveBeenCalled();
});

it('submits the form after hydration if it was submitted before', async () => {
  const onRecoverableError = vi.fn();
  const { client, server } = createTestClient({
    signedIn: false,
    answers: { login: () => refuse(401, 'No.') },
  });
  draw((await drawFirst()).signedOut);
  await paste(userEvent, screen.getByLabelText(en.signIn.username), 'amaka');
  await paste(userEvent, screen.getByLabelText(en.signIn.password), 'secret');
  // The page's first script sets this attribute on the form.
  const form = place.querySelector('form');
  if (form) form.dataset['pressed'] = '';
  takeOver(client, onRecoverableError);
  await screen.findAllByText('No.');
  expect(server.calls.map(({ name, body }) => [name, body])).toEqual([
    ['login', { username: 'amaka', password: 'secret' }],
  ]);
  expect(onRecoverableError).not.toHaveBeenCalled();
});
