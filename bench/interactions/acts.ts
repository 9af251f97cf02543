import type { Locator, Page, Route } from 'playwright';
import { demoServices, demoTransaction } from '../../packages/core/src/contract/demo/agent.ts';
import { en } from '../../packages/widgets/src/text/en.ts';

/** An interaction to measure, and its visible result. */
export type Act = Readonly<{
  name: string;
  path: string;
  /** Brings the page and the API responses into the state before the interaction. */
  prepare: (page: Page) => Promise<unknown>;
  /** The element whose centre is clicked. */
  press: (page: Page) => Locator;
  /** Text typed after the click. */
  keys?: string;
  /** An element that is visible after the interaction. */
  shows: (page: Page) => Locator;
}>;

const ROWS = 50_000;
const PLANS = 200;

const json = (route: Route, data: readonly object[], nextCursor?: string) =>
  route.fulfill({ json: { success: true, status: 200, message: '', data, meta: { nextCursor } } });

const isCall = (path: string) => (url: URL) => url.pathname.endsWith(`/agent/${path}`);

/** One sale per minute, newest first. */
const manyRows = Array.from({ length: ROWS }, (_, row) =>
  demoTransaction({
    id: String(row),
    ref: `OJA-${row}`,
    createdAt: new Date(Date.now() - row * 60_000).toISOString(),
  }),
);

/** Answers a list request by its `query`, `cursor` and `limit`, as a server with a long history does. */
function answerRows(route: Route) {
  const { searchParams } = new URL(route.request().url());
  const found = manyRows.filter(({ ref }) => String(ref).includes(searchParams.get('query') ?? ''));
  const from = Number(searchParams.get('cursor') ?? 0);
  const to = from + Number(searchParams.get('limit') ?? 25);
  // Within a page, the API returns the oldest row first.
  return json(route, found.slice(from, to).reverse(), to < found.length ? String(to) : undefined);
}

const manyPlans = () =>
  demoServices.map((service) => ({
    ...service,
    plans: Array.from({ length: PLANS }, (_, plan) => ({
      ...service.plans?.[0],
      id: `${service.id}-${plan}`,
      name: `${plan + 1} GB`,
    })),
  }));

const rowsOf = (page: Page): Locator => page.getByRole('button', { name: /^MTN/ });
const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });

const networkOf = (page: Page, name: string): Locator =>
  page.getByRole('radio', { name: new RegExp(name) }).first();
const themeOf = (page: Page, name: string): Locator => page.getByRole('dialog').getByRole('radio', { name });

export const acts: readonly Act[] = [
  {
    name: 'open the menu',
    path: '/',
    prepare: (page) => rowsOf(page).first().waitFor(),
    press: (page) => button(page, en.shell.openMenu),
    shows: (page) => page.getByRole('navigation', { name: en.shell.menu }),
  },
  {
    name: 'open a transaction',
    path: '/user/transactions',
    prepare: (page) => rowsOf(page).first().waitFor(),
    press: (page) => rowsOf(page).first(),
    shows: (page) => page.getByText(en.transactions.balanceAfter),
  },
  {
    name: `type in the search over ${ROWS} rows`,
    path: '/user/transactions',
    async prepare(page) {
      await page.route(isCall('transactions'), answerRows);
      await page.reload();
      await rowsOf(page).first().waitFor();
    },
    press: (page) => page.getByRole('searchbox'),
    keys: 'OJA-4711',
    shows: (page) => rowsOf(page).first(),
  },
  {
    name: 'clear the search',
    path: '/user/transactions',
    async prepare(page) {
      await rowsOf(page).first().waitFor();
      await page.getByRole('searchbox').fill('no such sale');
      await rowsOf(page).first().waitFor({ state: 'detached' });
    },
    press: (page) => button(page, en.kit.clearSearch),
    shows: (page) => rowsOf(page).first(),
  },
  {
    name: 'type a phone number',
    path: '/services/data',
    prepare: (page) => page.getByLabel(en.fieldLabels.phone).first().waitFor(),
    press: (page) => page.getByLabel(en.fieldLabels.phone).first(),
    keys: '08031234567',
    shows: (page) => page.getByRole('radio', { name: /1 GB/ }).first(),
  },
  {
    name: 'review a purchase',
    path: '/services/data',
    async prepare(page) {
      await page.getByLabel(en.fieldLabels.phone).first().fill('08031234567');
      await page.getByRole('radio', { name: /1 GB/ }).first().check({ force: true });
    },
    press: (page) => button(page, /^Review/),
    shows: (page) => button(page, /^Buy/),
  },
  {
    name: `choose a network with ${PLANS} plans`,
    path: '/services/data',
    async prepare(page) {
      await page.route(isCall('services'), (route) => json(route, manyPlans()));
      await page.reload();
      await networkOf(page, 'Airtel').waitFor();
    },
    press: (page) => networkOf(page, 'Airtel'),
    shows: (page) => page.getByRole('radio', { name: /1 GB/ }).first(),
  },
  {
    name: 'switch the theme',
    path: '/',
    async prepare(page) {
      await button(page, en.shell.account).click();
      await page.getByRole('menuitem', { name: en.shell.settings }).click();
      await themeOf(page, en.settings.themes.dark).waitFor();
    },
    press: (page) => themeOf(page, en.settings.themes.dark),
    shows: (page) => page.locator('[data-oja-theme=dark]').first(),
  },
];
