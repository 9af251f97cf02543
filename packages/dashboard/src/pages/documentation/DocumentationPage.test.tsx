import { createOpenApiDocument } from '@oja/core/openapi';
import { demoApiKeys, demoApiServices, ok } from '@oja/core/testing';
import { en } from '@oja/widgets/text/en';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { address, arriveAt, closeApp, goBack, renderApp } from '../../testing/renderApp.tsx';

const { apiReference: words, apiKeys } = en;
const answers = { apiKeys: () => ok(demoApiKeys), apiServices: () => ok(demoApiServices) };
const open = (hash = '') => renderApp(`/documentation${hash}`, { answers });
const expanded = () => screen.getAllByRole('button', { expanded: true, name: /\// });

afterEach(closeApp);

it('shows the calls of this version, this host’s base URL, and the agent’s keys and services', async () => {
  open();
  await arriveAt('documentation');
  expect(await screen.findByText(`${location.origin}/api/v1/agent`)).toBeVisible();
  const keys = await screen.findByRole('list', { name: apiKeys.title });
  expect(within(keys).getAllByRole('listitem')).toHaveLength(demoApiKeys.length);
  expect(await screen.findByRole('list', { name: apiKeys.services })).toBeVisible();
  expect(screen.getByRole('button', { name: /POST.*\/services\/\{category\}\/purchase/ })).toBeVisible();
});

it('offers the OpenAPI document of this version as a file', async () => {
  open();
  const link = await screen.findByRole('link', { name: words.download });
  const file = await fetch(link.getAttribute('href') ?? '');
  expect(await file.json()).toEqual(JSON.parse(JSON.stringify(createOpenApiDocument())));
});

it('opens the call named in the URL, and updates the URL when another one opens', async () => {
  open('#meter');
  expect(await screen.findByRole('heading', { name: 'The customer of a meter' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /wallet\/balance/ }));
  expect(location.hash).toBe('#balance');
  expect(expanded()).toHaveLength(1);
  const [button] = expanded();
  if (button) await userEvent.click(button);
  expect(address() + location.hash).toBe('/documentation');
});

it('follows a link to another call on the same page', async () => {
  open('#meter');
  await screen.findByRole('heading', { name: 'The customer of a meter' });
  location.hash = '#balance';
  expect(await screen.findByRole('heading', { name: 'The wallet’s balance' })).toBeVisible();
});

it('leaves the page on Back, however many calls were opened', async () => {
  renderApp('/user/profile', { answers });
  await arriveAt('profile');
  history.pushState(null, '', '/documentation');
  await arriveAt('documentation');
  for (const path of [/wallet\/balance/, /api\/services/])
    await userEvent.click(await screen.findByRole('button', { name: path }));
  await goBack();
  await arriveAt('profile');
});

describe('on a wide screen', () => {
  beforeEach(() => page.viewport(1440, 900));
  afterEach(() => page.viewport(390, 844));

  it('shows the calls at the left, and the keys beside the explanation', async () => {
    open();
    const list = await screen.findByRole('navigation', { name: words.calls });
    const keys = await screen.findByRole('list', { name: apiKeys.title });
    const text = screen.getByText(words.authentication[0]?.body ?? '');
    expect(list.getBoundingClientRect().right).toBeLessThan(text.getBoundingClientRect().left);
    await waitFor(() =>
      expect(text.getBoundingClientRect().right).toBeLessThan(keys.getBoundingClientRect().left),
    );
  });
});
