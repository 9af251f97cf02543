import { type Customer, createDevicePreferences, formatPrice } from '@oja/core';
import { useClient, useSignal, useText } from '@oja/widgets/binding';
import { groupCustomerNumber } from '@oja/widgets/customers';
import { chevronRight, eye, eyeOff, person, signOut, sliders } from '@oja/widgets/icons';
import { dashboard, shell, commands as words } from '@oja/widgets/text';
import { useLocation } from 'wouter';
import { type MenuItem, menuEntries } from '../menu/menuEntries.ts';
import { useSellToCustomer } from '../purchases/useSellToCustomer.ts';
import { useRoutes } from '../routing/RoutesContext.ts';
import { routeTitle } from '../routing/route.ts';
import { useSession } from '../session/useSession.ts';
import type { Command } from './matchCommands.ts';

const menuItems = new Map(
  menuEntries.flatMap(({ entries }) =>
    entries
      .filter((entry): entry is MenuItem => entry.type === 'item' && entry.label === undefined)
      .map((item) => [item.screen, item]),
  ),
);

/** Every agent screen that has a path. */
function useScreens(): readonly Command[] {
  const text = useText({ dashboard });
  const [, go] = useLocation();
  return useRoutes()
    .filter(({ access, paths }) => access === 'agent' && paths.length > 0)
    .map(({ name, paths: [address = '/'] }) => {
      const item = menuItems.get(name);
      const label = routeTitle(text.dashboard.screens, name);
      const run = () => go(address);
      return {
        id: name,
        group: 'screens',
        label,
        glyph: item?.glyph ?? chevronRight,
        shortcut: item?.shortcut,
        run,
      };
    });
}

/** Actions that do not leave the screen. */
function useActions(onSettings: () => void): readonly Command[] {
  const text = useText({ shell, commands: words });
  const session = useSession();
  const preferences = useClient().getStore(createDevicePreferences);
  const { isBalanceHidden } = useSignal(preferences.state);
  const balance = {
    label: isBalanceHidden ? text.commands.showBalance : text.commands.hideBalance,
    glyph: isBalanceHidden ? eye : eyeOff,
    run: () => preferences.change({ isBalanceHidden: !isBalanceHidden }),
  };
  return [
    { id: 'balance', group: 'actions', ...balance },
    { id: 'settings', group: 'actions', label: text.shell.settings, glyph: sliders, run: onSettings },
    {
      id: 'logout',
      group: 'actions',
      label: text.shell.logout,
      glyph: signOut,
      run: () => void session.logout(),
    },
  ];
}

/** Opens a purchase for each customer: the latest one again, or a form with the customer's number. Buys nothing. */
function useSales(customers: readonly Customer[]): readonly Command[] {
  const sell = useSellToCustomer();
  return customers.map((customer) => {
    const { id, name, lastSale } = customer;
    const sold = lastSale && `${lastSale.name} · ${formatPrice(lastSale.amount)}`;
    const note = [groupCustomerNumber(customer), customer.recipient, sold];
    return {
      id: `customer ${id}`,
      group: 'customers',
      label: name,
      note: note.filter(Boolean).join(' · '),
      glyph: person,
      run: () => sell(customer),
    };
  });
}

/** All commands, including those for these customers. */
export function useCommands(customers: readonly Customer[], onSettings: () => void): readonly Command[] {
  return [...useSales(customers), ...useScreens(), ...useActions(onSettings)];
}
