import { en } from '@oja/widgets/text/en';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent as realKeys } from 'vitest/browser';
import { lazyChunk } from '../lazy/loadChunk.ts';
import type { PageProps } from '../routing/route.ts';
import { address, arriveAt, closeApp, renderApp } from '../testing/renderApp.tsx';

const { screens } = en.dashboard;
const { shell: words, unknownPage } = en;
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));
const nameOf = (list: HTMLElement) =>
  document.getElementById(list.getAttribute('aria-labelledby') ?? '')?.textContent ?? '';
const menu = () => screen.findByRole('navigation', { name: words.menu });

afterEach(closeApp);

it('says on every screen that the device is offline, until it is online again', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  renderApp('/more/support');
  await arriveAt('support');
  expect(screen.queryByText(words.offline)).toBeNull();
  isOnline.mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  expect(await screen.findByText(words.offline)).toBeVisible();
  isOnline.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(screen.queryByText(words.offline)).toBeNull());
  isOnline.mockRestore();
});

describe('on a wide screen', () => {
  beforeEach(() => page.viewport(1280, 800));

  it('shows the menu with the groups and entries of the specification', async () => {
    renderApp('/');
    const shown = within(await menu());
    const groups = shown.getAllByRole('list').map((list) => [
      nameOf(list),
      within(list)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ]);
    expect(groups).toEqual([
      ['Dashboard', [['Dashboard', '/']]],
      [
        'Services',
        [
          ['Data', '/services/data'],
          ['Airtime', '/services/airtime'],
          ['Electricity Bill', '/services/electricity'],
          ['Cable Subscription', '/services/cable'],
          ['Result Checker', '/services/result-checker'],
          ['My Referral', '/'],
        ],
      ],
      [
        'Account',
        [
          ['Transactions History', '/user/transactions'],
          ['Customers', '/user/customers'],
          ['Add money', '/user/funding'],
          ['Statement', '/user/statement'],
          ['Profile', '/user/profile'],
          ['Support', '/more/support'],
          ['Documentation', '/documentation'],
        ],
      ],
    ]);
    expect(shown.getByRole('link', { current: 'page' }).textContent).toContain(screens.home);
  });

  it('places the menu at the left, 260 px wide', async () => {
    renderApp('/');
    const { left, right } = (await menu()).parentElement?.getBoundingClientRect() ?? new DOMRect();
    expect([left, right]).toEqual([0, 260]);
  });

  it('closes and opens the menu with its button', async () => {
    renderApp('/');
    await menu();
    await press(words.closeMenu);
    expect(screen.queryByRole('navigation', { name: words.menu })).toBeNull();
    expect(await button(words.openMenu)).toHaveAttribute('aria-expanded', 'false');
    await press(words.openMenu);
    await menu();
  });

  it('navigates from the menu, and updates the heading, focus, tab title and breadcrumb', async () => {
    renderApp('/', { productName: 'Sellam' });
    await arriveAt('home');
    expect(document.title).toBe(`${screens.home} · Sellam`);
    expect(screen.queryByRole('navigation', { name: words.breadcrumb })).toBeNull();
    await userEvent.click(within(await menu()).getByRole('link', { name: screens.electricity }));
    const heading = await arriveAt('electricity');
    await waitFor(() => expect(heading).toHaveFocus());
    expect(document.title).toBe(`${screens.electricity} · Sellam`);
    expect(address()).toBe('/services/electricity');
    const way = within(screen.getByRole('navigation', { name: words.breadcrumb }));
    expect(way.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      screens.home,
      words.groups.services,
      screens.electricity,
    ]);
    await userEvent.click(way.getByRole('link', { name: screens.home }));
    expect(await arriveAt('home')).toHaveFocus();
  });

  it('does not move the focus on the first screen', async () => {
    renderApp('/services/data');
    expect(await arriveAt('data')).not.toHaveFocus();
  });
});

describe('on a phone', () => {
  beforeEach(() => page.viewport(390, 844));

  it('starts with a closed menu, opens it over the page and closes it with Escape', async () => {
    renderApp('/');
    await arriveAt('home');
    expect(screen.queryByRole('navigation', { name: words.menu })).toBeNull();
    await press(words.openMenu);
    const drawer = await screen.findByRole('dialog');
    expect(drawer).toContainElement(await menu());
    await realKeys.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await button(words.openMenu)).toHaveFocus();
  });

  it('does not re-render the screen when the menu opens over it', async () => {
    const Screen = vi.fn(() => <p>A long screen</p>);
    const page = lazyChunk<PageProps>('counted', async () => Screen);
    renderApp('/', { routes: [{ name: 'home', paths: ['/'], access: 'agent', page }] });
    await screen.findByText('A long screen');
    Screen.mockClear();
    await press(words.openMenu);
    await menu();
    expect(Screen).not.toHaveBeenCalled();
  });

  it('closes the menu after navigation, even to the current screen', async () => {
    renderApp('/');
    await press(words.openMenu);
    await userEvent.click(within(await menu()).getByRole('link', { name: screens.transactions }));
    const heading = await arriveAt('transactions');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(heading).toHaveFocus());
    await press(words.openMenu);
    await userEvent.click(within(await menu()).getByRole('link', { name: screens.transactions }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

it('has the user menu inside the banner landmark, and headings in order', async () => {
  await page.viewport(1280, 800);
  renderApp('/user/transactions?ref=OJA-9001');
  await arriveAt('transactions');
  await screen.findByRole('region', { name: /MTN 1 GB/ });
  const levels = [...document.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) => Number(tagName[1]));
  expect(levels[0]).toBe(1);
  for (const [at, level] of levels.slice(1).entries())
    expect(level).toBeLessThanOrEqual((levels[at] ?? 0) + 1);
  await press(new RegExp(`^${words.account}`));
  expect(screen.getByRole('banner')).toContainElement(await screen.findByRole('menu'));
});

it('lets keyboard users skip to the content', async () => {
  renderApp('/services/data');
  await arriveAt('data');
  const skip = screen.getByRole('link', { name: words.skip });
  await userEvent.tab();
  expect(skip).toHaveFocus();
  expect(document.querySelector(skip.getAttribute('href') ?? '')).toBe(screen.getByRole('main'));
});

describe('a path without a screen', () => {
  it('is reported to an agent inside the app, with a link to home', async () => {
    renderApp('/services/rice');
    await arriveAt('unknown');
    // Only the heading says it.
    expect(screen.getAllByText(en.dashboard.screens.unknown)).toHaveLength(1);
    await userEvent.click(await screen.findByRole('link', { name: unknownPage.home }));
    await arriveAt('home');
  });

  it('is reported before sign-in too, with a link to sign-in', async () => {
    const { server } = renderApp('/services/rice', { signedIn: false });
    await arriveAt('unknown');
    expect(server.calls).toEqual([]);
    await userEvent.click(await screen.findByRole('link', { name: unknownPage.login }));
    await button(en.signIn.submit);
  });
});
