import { createMemoryTextStorage } from '@oja/core';
import { en } from '@oja/widgets/text/en';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { paste } from '../../../widgets/src/testing/paste.ts';
import { arriveAt, closeApp, renderApp } from '../testing/renderApp.tsx';

const { settings: words, shell } = en;
const root = document.documentElement;

afterEach(() => {
  closeApp();
  root.removeAttribute('style');
  delete root.dataset['ojaTheme'];
});

async function openSettings(storage = createMemoryTextStorage()) {
  renderApp('/', { platform: { preferencesStorage: storage } });
  await arriveAt('home');
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${shell.account}`) }));
  await userEvent.click(await screen.findByRole('menuitem', { name: shell.settings }));
  return within(await screen.findByRole('dialog', { name: words.title }));
}

it('offers Roboto, Poppins and Inter, and radii of 4 to 24 px in steps of 2; defaults to Roboto and 12', async () => {
  const drawer = await openSettings();
  const fonts = within(drawer.getByRole('group', { name: new RegExp(`^${words.font}`) }));
  expect(fonts.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Roboto',
    'Poppins',
    'Inter',
  ]);
  expect(drawer.getByRole('radio', { name: 'Roboto' })).toBeChecked();
  const slider = drawer.getByRole('slider', { name: words.radius });
  expect(slider).toHaveValue('12');
  expect(slider).toHaveAttribute('min', '4');
  expect(slider).toHaveAttribute('max', '24');
  expect(slider).toHaveAttribute('step', '2');
});

it('opens on the right', async () => {
  await page.viewport(1280, 800);
  await openSettings();
  // Waits for the slide-in animation.
  await waitFor(() => expect(screen.getByRole('dialog').getBoundingClientRect().right).toBe(innerWidth));
});

it('applies the radius and the font immediately, and keeps them for the next visit', async () => {
  const storage = createMemoryTextStorage();
  const drawer = await openSettings(storage);
  fireEvent.change(drawer.getByRole('slider'), { target: { value: '24' } });
  expect(root.style.getPropertyValue('--oja-radius')).toBe('24px');
  await userEvent.click(drawer.getByRole('radio', { name: 'Poppins' }));
  expect(root.style.getPropertyValue('--oja-font-family')).toMatch(/^Poppins/);
  // Poppins has no naira sign and no tabular figures.
  expect(root.style.getPropertyValue('--oja-font-figures')).toMatch(/^Roboto/);
  // Its files load when it is chosen, not before.
  await waitFor(() => expect([...document.fonts].map(({ family }) => family)).toContain('Poppins'));
  expect([...document.fonts].map(({ family }) => family)).not.toContain('Inter Variable');

  closeApp();
  root.removeAttribute('style');
  renderApp('/', { platform: { preferencesStorage: storage } });
  await arriveAt('home');
  await waitFor(() => expect(root.style.getPropertyValue('--oja-radius')).toBe('24px'));
  expect(root.style.getPropertyValue('--oja-font-family')).toMatch(/^Poppins/);
});

it('switches between light, dark and the device’s theme', async () => {
  const storage = createMemoryTextStorage();
  const drawer = await openSettings(storage);
  expect(drawer.getByRole('radio', { name: words.themes.device })).toBeChecked();
  await userEvent.click(drawer.getByRole('radio', { name: words.themes.dark }));
  expect(root.dataset['ojaTheme']).toBe('dark');
  await userEvent.click(drawer.getByRole('radio', { name: words.themes.light }));
  expect(root.dataset['ojaTheme']).toBe('light');
  closeApp();
  delete root.dataset['ojaTheme'];
  renderApp('/', { platform: { preferencesStorage: storage } });
  await waitFor(() => expect(root.dataset['ojaTheme']).toBe('light'));
  closeApp();
  const again = await openSettings(storage);
  await userEvent.click(again.getByRole('radio', { name: words.themes.device }));
  expect(root.dataset['ojaTheme']).toBeUndefined();
});

it('hides the balance from the next visit on, as the balance’s own eye button does', async () => {
  const storage = createMemoryTextStorage();
  const drawer = await openSettings(storage);
  await userEvent.click(drawer.getByRole('radio', { name: words.balances.hidden }));
  closeApp();
  renderApp('/', { platform: { preferencesStorage: storage } });
  await userEvent.click(await screen.findByRole('button', { name: en.walletBalance.show }));
  expect(await screen.findByText('₦48,250.00')).toBeVisible();
  closeApp();
  const again = await openSettings(storage);
  expect(again.getByRole('radio', { name: words.balances.shown })).toBeChecked();
});

it('restores the default radius', async () => {
  const drawer = await openSettings();
  fireEvent.change(drawer.getByRole('slider'), { target: { value: '4' } });
  await userEvent.click(drawer.getByRole('button', { name: words.reset }));
  expect(drawer.getByRole('slider')).toHaveValue('12');
  expect(root.style.getPropertyValue('--oja-radius')).toBe('12px');
});

it('keeps a closed menu closed on the next visit', async () => {
  await page.viewport(1280, 800);
  const storage = createMemoryTextStorage();
  renderApp('/', { platform: { preferencesStorage: storage } });
  await userEvent.click(await screen.findByRole('button', { name: shell.closeMenu }));
  closeApp();
  renderApp('/', { platform: { preferencesStorage: storage } });
  await screen.findByRole('button', { name: shell.openMenu });
});

it('saves the low-balance limit, updates home, and explains a missing amount at the field', async () => {
  const storage = createMemoryTextStorage();
  const drawer = await openSettings(storage);
  const field = drawer.getByRole('textbox', { name: words.lowBalance });
  expect(field).toHaveValue('1,000');
  expect(screen.queryByText(en.walletBalance.low)).toBeNull();
  await userEvent.clear(field);
  expect(field).toHaveAccessibleDescription(
    `${words.lowBalanceHint} Enter the ${words.lowBalance.toLowerCase()}.`,
  );
  await paste(userEvent, field, '60000');
  expect(field).toHaveValue('60,000');
  expect(await screen.findByText(en.walletBalance.low)).toBeInTheDocument();
  expect(JSON.parse(storage.read() ?? '')).toMatchObject({ lowBalance: 6_000_000 });
  await userEvent.click(drawer.getByRole('button', { name: words.reset }));
  expect(field).toHaveValue('1,000');
  expect(screen.queryByText(en.walletBalance.low)).toBeNull();
});
