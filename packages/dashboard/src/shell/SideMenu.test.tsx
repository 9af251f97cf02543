import { render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { MenuEntry } from '../menu/menuEntries.ts';
import { routes } from '../routes.tsx';
import { RoutesContext } from '../routing/RoutesContext.ts';
import { findRoute } from '../routing/route.ts';
import { closeApp } from '../testing/renderApp.tsx';
import { SideMenu } from './SideMenu.tsx';

afterEach(closeApp);

it('shows an error instead of an entry of unknown type', () => {
  const entries = [{ type: 'carousel' } as unknown as MenuEntry];
  render(
    <RoutesContext.Provider value={routes}>
      <SideMenu current={findRoute(routes, '/')} entries={entries} />
    </RoutesContext.Provider>,
  );
  expect(screen.getByText('Menu Items Error')).toBeVisible();
});
