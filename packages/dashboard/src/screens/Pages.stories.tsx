import { demoAllServices, demoTransactions, listing, ok } from '@oja/core/testing';
import { useClient } from '@oja/widgets/binding';
import { en } from '@oja/widgets/text/en';
import { createToasts } from '@oja/widgets/ui';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { CompositionsPage } from '../../../../.storybook/docs/CompositionsPage.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { paste } from '../../../widgets/src/testing/paste.ts';
import { withClient } from '../../../widgets/src/testing/withClient.tsx';
import { App } from '../App.tsx';
import { routes } from '../routes.tsx';

const config = { apiBase: '', productName: 'Oja' };

/** The whole app with an in-memory path, because Storybook uses the browser's URL. */
function AppAt({ path }: Readonly<{ path: string }>) {
  const [{ hook, searchHook }] = useState(() => memoryLocation({ path }));
  return (
    <Router hook={hook} searchHook={searchHook}>
      <App client={useClient()} config={config} routes={routes} toasts={createToasts()} />
    </Router>
  );
}

const answers = { services: () => ok(demoAllServices), transactions: listing(demoTransactions) };
const platform = { preferencesStorage: { read: () => null, write: () => {} } };

const meta = preview.meta({
  title: 'Compositions/Pages',
  component: AppAt,
  args: { path: '/' },
  parameters: { bare: true, docs: { page: CompositionsPage, story: { inline: false, height: '780px' } } },
  ...withClient({ answers, platform }),
});

export const Home = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: en.home.sell })).toBeVisible();
    await expect(await canvas.findByText('₦48,250.00')).toBeVisible();
  },
});

export const Sale = meta.story({
  args: { path: '/services/data' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: en.fieldLabels.phone })).toBeVisible();
  },
});

export const Transactions = meta.story({
  args: { path: '/user/transactions' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: en.transactions.today })).toBeVisible();
  },
});

/** The frame around every page: top bar, menu, breadcrumb. */
export const Shell = meta.story({
  args: { path: '/user/profile' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: en.shell.openMenu }));
    await expect(await canvas.findByRole('dialog', { name: 'Oja' })).toBeVisible();
  },
});

/** Settings that an agent chooses for this device, such as language and theme. */
export const Settings = meta.story({
  args: { path: '/user/profile' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Your account/ }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: en.shell.settings }));
    const drawer = await canvas.findByRole('dialog', { name: en.settings.title });
    await expect(drawer).toBeVisible();
    for (const name of ['English', 'Naijá (Pidgin)', en.settings.themes.dark, en.settings.balances.hidden])
      await expect(canvas.getByRole('radio', { name })).toBeVisible();
  },
});

/** Finds every screen, saved customer and action by name: Control+K on a desktop. */
export const Commands = meta.story({
  args: { path: '/user/profile' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: en.dashboard.screens.profile });
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await canvas.findByRole('combobox', { name: en.commands.search }), 'ma');
    await expect(await canvas.findByRole('group', { name: en.commands.groups.customers })).toBeVisible();
  },
});
export const CommandsWithoutAName = meta.story({
  args: { path: '/user/profile' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: en.dashboard.screens.profile });
    await userEvent.keyboard('{Control>}k{/Control}');
    await paste(userEvent, await canvas.findByRole('combobox', { name: en.commands.search }), 'zzz');
    await expect(await canvas.findByText(en.commands.none)).toBeVisible();
  },
});

export const SignIn = meta.story({
  args: { path: '/login' },
  ...withClient({ signedIn: false, platform }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: en.signIn.submit })).toBeVisible();
  },
});
