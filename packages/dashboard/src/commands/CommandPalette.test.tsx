import { demoCustomers, ok } from '@oja/core/testing';
import { en } from '@oja/widgets/text/en';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent as realKeys } from 'vitest/browser';
import { address, arriveAt, closeApp, renderApp } from '../testing/renderApp.tsx';

const { commands: words, shell } = en;
const { screens } = en.dashboard;
const [customer] = demoCustomers;
if (!customer) throw new Error('There is a customer');

beforeEach(() => page.viewport(1280, 800));
afterEach(closeApp);

async function openCommands() {
  renderApp('/more/support', { answers: { customers: () => ok(demoCustomers.slice(0, 1)) } });
  await arriveAt('support');
  await realKeys.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: words.search });
  await waitFor(() => expect(field).toHaveFocus());
  return field;
}
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const chosen = () => screen.getByRole('option', { selected: true });

it('opens with Control+K, focuses its field and closes with Escape', async () => {
  const field = await openCommands();
  await waitFor(() => expect(field).toHaveFocus());
  expect(options()).toContain(screens.statement);
  await realKeys.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/more/support');
});

it('opens a screen by the start of its name', async () => {
  await openCommands();
  await realKeys.keyboard('state');
  expect(options()).toEqual([screens.statement]);
  expect(screen.getByText(words.found(1))).toBeInTheDocument();
  await realKeys.keyboard('{Enter}');
  await arriveAt('statement');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('moves through the options with the arrow keys, and wraps around', async () => {
  const field = await openCommands();
  expect(chosen()).toHaveTextContent(screens.home);
  await realKeys.keyboard('{ArrowUp}');
  expect(chosen()).toHaveTextContent(shell.logout);
  expect(field).toHaveAttribute('aria-activedescendant', chosen().id);
  await realKeys.keyboard('{ArrowDown}');
  expect(chosen()).toHaveTextContent(screens.home);
});

it('finds a saved customer and opens the review of the last purchase', async () => {
  await openCommands();
  await realKeys.keyboard(customer.name.slice(0, 4));
  const sales = await screen.findByRole('group', { name: words.groups.customers });
  await realKeys.click(within(sales).getByRole('option', { name: new RegExp(`^${customer.name}`) }));
  await screen.findByRole('heading', { name: en.purchase.reviewTitle });
});

it('says that no command matches, and keeps the typed text', async () => {
  const field = await openCommands();
  await realKeys.keyboard('zzz{Enter}');
  expect(screen.getByText(words.none)).toBeVisible();
  expect(field).toHaveValue('zzz');
});

it('does not open over another dialog', async () => {
  await openCommands();
  await realKeys.keyboard('setti{Enter}');
  await screen.findByRole('dialog', { name: en.settings.title });
  await realKeys.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('combobox', { name: words.search })).toBeNull();
});
