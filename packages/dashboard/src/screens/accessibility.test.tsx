import { demoAllServices, ok } from '@oja/core/testing';
import { en } from '@oja/widgets/text/en';
import { screen } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '../main.css.ts';
import { arriveAt, closeApp, renderApp } from '../testing/renderApp.tsx';

afterEach(() => {
  closeApp();
  delete document.documentElement.dataset['ojaTheme'];
});

/** Each screen, and an element that it shows once it is loaded. */
const screens = [
  ['home', '/', { role: 'heading', name: en.transactions.recent }],
  ['data', '/services/data', { role: 'textbox', name: en.fieldLabels.phone }],
  ['electricity', '/services/electricity', { role: 'textbox', name: en.fieldLabels['meter-number'] }],
  ['transactions', '/user/transactions?ref=OJA-9001', { role: 'heading', name: 'MTN 1 GB · 30 days' }],
  ['unknown', '/nothing', { role: 'heading', name: en.dashboard.screens.unknown }],
] as const;

/** The violations that axe finds in the app, as sentences. */
async function faults(): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    rules: { 'landmark-one-main': { enabled: true }, 'page-has-heading-one': { enabled: true } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

const stillLoading = () => document.querySelector('[aria-busy="true"]');

describe.each([
  ['light', 390],
  ['dark', 1280],
] as const)('in %s, %i px wide', (scheme, width) => {
  it.each(screens)('%s has no axe violations', async (name, path, { role, name: shown }) => {
    document.documentElement.dataset['ojaTheme'] = scheme;
    await page.viewport(width, 844);
    renderApp(path, { answers: { services: () => ok(demoAllServices) } });
    await arriveAt(name);
    await screen.findByRole(role, { name: shown });
    await expect.poll(stillLoading).toBeNull();
    expect(await faults()).toEqual([]);
  });

  it('sign-in has no axe violations', async () => {
    document.documentElement.dataset['ojaTheme'] = scheme;
    await page.viewport(width, 844);
    renderApp('/login', { signedIn: false });
    await screen.findByRole('button', { name: en.signIn.submit });
    expect(await faults()).toEqual([]);
  });
});
