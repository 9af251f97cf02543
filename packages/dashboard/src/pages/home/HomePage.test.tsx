import { formatPhone, startPurchase } from '@oja/core';
import { demoServices, demoTransaction, html, ok } from '@oja/core/testing';
import { en } from '@oja/widgets/text/en';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { parsePurchase } from '../../../../widgets/src/testing/demoPurchases.ts';
import { serviceIds } from '../../routing/serviceIds.ts';
import { draftOf } from '../../testing/draft.ts';
import { address, arriveAt, closeApp, renderApp } from '../../testing/renderApp.tsx';

const words = en.home;
const open = en.openPurchases;

afterEach(closeApp);

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const recent = () => region(en.transactions.recent);

it('shows the balance, a tile for each service, and the latest transactions', async () => {
  renderApp('/dashboard/default');
  await arriveAt('home');
  expect(await screen.findByText('₦48,250.00')).toBeVisible();
  const sell = within(screen.getByRole('region', { name: words.sell }));
  expect(sell.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    [...serviceIds, 'bulk'].map((id) => `/services/${id}`),
  );
  expect(await (await recent()).findByRole('button', { name: /MTN 1 GB/ })).toBeVisible();
  // The fixtures have one pending purchase from the server that is not in this device's journal.
  const attention = await region(open.title(1));
  await userEvent.click(attention.getByRole('heading', { name: open.title(1) }));
  expect(attention.getByRole('link', { name: /MTN 2 GB/ })).toHaveAttribute(
    'href',
    '/user/transactions?ref=OJA-9000',
  );
});

it('orders the sections on a phone: balance, open purchases, services, customers, sales, transactions, notices', async () => {
  await page.viewport(360, 780);
  const notice = { id: 1, title: 'MTN is slow', createdAt: demoTransaction().createdAt };
  renderApp('/', { answers: { notices: () => ok([notice]) } });
  const names = [
    en.walletBalance.title,
    open.title(1),
    words.sell,
    words.sellAgain,
    en.salesSummary.title,
    en.transactions.recent,
    en.notices.title,
  ];
  const regions = await Promise.all(names.map((name) => screen.findByRole('region', { name })));
  await waitFor(() => expect(regions.at(-1)).toBeVisible());
  const tops = regions.map((each) => each.getBoundingClientRect().top);
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
  for (const [at, each] of regions.slice(1).entries())
    expect(regions[at]?.compareDocumentPosition(each)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('opens the form of a service from its tile', async () => {
  renderApp('/');
  const sell = within(await screen.findByRole('region', { name: words.sell }));
  await userEvent.click(sell.getByRole('link', { name: words.short.data }));
  await arriveAt('data');
});

it('opens the details of a transaction', async () => {
  renderApp('/');
  await userEvent.click(await (await recent()).findByRole('button', { name: /MTN 1 GB/ }));
  await arriveAt('transactions');
  expect(address()).toBe('/user/transactions?ref=OJA-9001');
  expect(await screen.findByText(en.transactions.balanceAfter)).toBeVisible();
});

it('lists each purchase without a final status and where its money is, until it is delivered', async () => {
  const reference: { key: string } = { key: '' };
  let status = 'pending';
  const sold = () => ok(demoTransaction({ reference: reference.key, status }));
  const { client } = renderApp('/', {
    answers: {
      purchase({ body }) {
        reference.key = body.reference;
        return sold();
      },
      transaction: sold,
      transactions: () => ok([]),
    },
  });
  await arriveAt('home');
  const sale = startPurchase(client, 'data');
  sale.review(draftOf({ planName: '1 GB' }));
  await sale.buy();
  const part = within(await screen.findByRole('region', { name: open.title(1) }));
  await userEvent.click(part.getByRole('heading', { name: open.title(1) }));
  const row = part.getByRole('link');
  expect(row.textContent).toContain(open.sale('1 GB', formatPhone('08031234567')));
  expect(row.textContent).toContain(en.money.held);
  expect(row.textContent).toContain('₦456.00');
  expect(row).toHaveAttribute('href', '/services/data');
  status = 'delivered';
  sale.requeryNow();
  await waitFor(() => expect(screen.queryByRole('region', { name: open.title(1) })).toBeNull());
});

it('lists the services that can’t be sold now', async () => {
  const services = () =>
    ok(demoServices.map((service) => ({ ...service, available: service.name !== 'MTN' })));
  renderApp('/', { answers: { services } });
  const part = await region(en.outages.title);
  expect(part.getByRole('listitem').textContent).toBe(en.outages.of(en.transactions.kinds.data, 'MTN'));
});

it('opens the funding page from the balance', async () => {
  renderApp('/');
  await userEvent.click(await screen.findByRole('link', { name: en.walletBalance.addMoney }));
  await arriveAt('funding');
});

it('uses real links, which also open in another tab', async () => {
  renderApp('/');
  for (const [name, path] of [
    [en.walletBalance.addMoney, '/user/funding'],
    [en.transactions.showAllLabel, '/user/transactions'],
  ] as const) {
    const link = await screen.findByRole('link', { name });
    expect(link).toHaveAttribute('href', path);
    // The middle button is left to the browser.
    const press = new MouseEvent('auxclick', { button: 1, bubbles: true, cancelable: true });
    link.dispatchEvent(press);
    expect(press.defaultPrevented).toBe(false);
    const aside = new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true });
    let isLeft = false;
    // Runs after the app's listener and cancels the click, so that the test opens no tab.
    addEventListener(
      'click',
      (event) => {
        isLeft = !event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    link.dispatchEvent(aside);
    expect(isLeft).toBe(true);
    expect(address()).toBe('/');
  }
});

it('shows the agent’s referral code, and copies a link that registers with it', async () => {
  renderApp('/');
  const part = within(await screen.findByRole('region', { name: words.referral }));
  expect(part.getByText('amaka')).toBeVisible();
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await userEvent.click(part.getByRole('button', { name: words.referralCopy }));
  expect(copied).toHaveBeenCalledWith(`${location.origin}/register?ref=amaka`);
});

it('shares that link if the device can share', async () => {
  const shared = vi.fn(async () => {});
  Object.assign(navigator, { share: shared });
  renderApp('/');
  await userEvent.click(await screen.findByRole('button', { name: words.referralShare }));
  const url = `${location.origin}/register?ref=amaka`;
  expect(shared).toHaveBeenCalledWith({ text: words.referralInvite, url });
  Reflect.deleteProperty(navigator, 'share');
});

it('shows the notices for all agents', async () => {
  const notice = { id: 1, title: 'MTN is slow', createdAt: demoTransaction().createdAt };
  renderApp('/', { answers: { notices: () => ok([notice]) } });
  expect(await (await region(en.notices.title)).findByText(notice.title)).toBeVisible();
});

describe('the recent customers', () => {
  const sold = (change: Parameters<typeof demoTransaction>[0]) =>
    demoTransaction({ id: change?.ref ?? '', reference: undefined, ...change });
  const at = (minute: number) => `2026-11-21T09:${minute}:00+01:00`;
  const power = { category: 'electricity', serviceId: 'ikeja-electric', name: 'Ikeja Electric' } as const;
  const history = () =>
    ok([
      sold({ ref: 'A', createdAt: at(10), recipient: '08031111111' }),
      sold({ ref: 'B', createdAt: at(11), recipient: '08032222222' }),
      sold({ ref: 'C', createdAt: at(12), recipient: '45061234567', meterType: 'prepaid', ...power }),
      sold({ ref: 'D', createdAt: at(13), recipient: '08033333333', status: 'failed' }),
      sold({ ref: 'E', createdAt: at(14), recipient: '08034444444', category: 'airtime', name: 'Airtime' }),
      sold({ ref: 'F', createdAt: at(15), recipient: '08034444444', planId: 'mtn-sme-1gb' }),
    ]);

  it('are the last three of all services, without duplicates', async () => {
    renderApp('/', { answers: { transactions: history } });
    const buttons = (await region(words.sellAgain)).getAllByRole('button');
    expect(buttons.map((button) => button.textContent)).toEqual([
      '0803 444 4444MTN 1 GB · 30 days',
      '4506 1234 567Ikeja Electric',
      '0803 222 2222MTN 1 GB · 30 days',
    ]);
  });

  it('open the review of a repeated purchase, without customer data in the URL', async () => {
    renderApp('/', { answers: { transactions: history } });
    const customers = await region(words.sellAgain);
    await userEvent.click(customers.getByRole('button', { name: /0803 444 4444/ }));
    await arriveAt('data');
    expect(address()).toBe('/services/data');
    await screen.findByRole('heading', { name: en.purchase.reviewTitle });
    const form = await region(en.purchaseForm.titles.data);
    expect(form.getByText('0803 444 4444')).toBeVisible();
  });

  it('are hidden if nothing was delivered', async () => {
    renderApp('/', { answers: { transactions: () => ok([sold({ ref: 'D', status: 'failed' })]) } });
    await (await recent()).findByRole('button', { name: /MTN 1 GB/ });
    expect(screen.queryByRole('region', { name: words.sellAgain })).toBeNull();
  });
});

describe('home before the first sale', () => {
  const received = demoTransaction({ transactionType: 'credit', name: 'Wallet funding', details: {} });

  it('shows the first steps instead of empty lists', async () => {
    renderApp('/', { answers: { transactions: () => ok([]) } });
    const steps = await region(words.firstSteps);
    expect(steps.getAllByRole('listitem')).toHaveLength(3);
    const notices = document.querySelector(`section[aria-label="${en.notices.title}"]`);
    const first = screen.getByRole('region', { name: words.firstSteps });
    if (notices) expect(first.compareDocumentPosition(notices)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(steps.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/user/funding',
      '/services/data',
    ]);
    expect(screen.queryByRole('region', { name: en.transactions.recent })).toBeNull();
    expect(screen.queryByText(en.salesSummary.title)).toBeNull();
    expect(steps.queryByText(words.stepDone)).toBeNull();
    await userEvent.click(steps.getByRole('link', { name: new RegExp(words.steps.money.title) }));
    await arriveAt('funding');
  });

  it('marks the first step as done after money has come in', async () => {
    renderApp('/', { answers: { transactions: () => ok([received]) } });
    const [money, sale] = (await region(words.firstSteps)).getAllByRole('listitem');
    expect(money).toMatchTextContent(words.stepDone);
    expect(sale?.textContent).not.toContain(words.stepDone);
    expect(await (await recent()).findByRole('button', { name: /Wallet funding/ })).toBeVisible();
  });

  it('shows the transactions and the sales summary after the first sale', async () => {
    const { client } = renderApp('/', { answers: { transactions: () => ok([]) } });
    await region(words.firstSteps);
    client.transactions.put(parsePurchase());
    await (await recent()).findByRole('button', { name: /MTN 1 GB/ });
    expect(screen.queryByRole('region', { name: words.firstSteps })).toBeNull();
    expect(await screen.findByRole('region', { name: en.salesSummary.title })).toBeVisible();
  });

  it('does not show the first steps if the transactions could not be loaded', async () => {
    renderApp('/', { answers: { transactions: () => html(502) } });
    expect(await (await recent()).findByText(en.transactions.failed)).toBeVisible();
    expect(screen.queryByRole('region', { name: words.firstSteps })).toBeNull();
  });
});

it('shows the sales summary with its chart', async () => {
  renderApp('/');
  expect(await (await region(en.salesSummary.title)).findByRole('img')).toBeVisible();
});

it('makes the same calls for 100,000 sales as for ten, with at most 5 % more bytes', async () => {
  const days = ['2026-11-19', '2026-11-20', '2026-11-21'];
  const rowOf = (day: string, sales: number) => ({
    day,
    category: 'data',
    sales,
    sold: `${sales * 456}.00`,
    earned: `${sales * 9}.00`,
    refunds: 0,
    refunded: '0.00',
    pending: 0,
    held: '0.00',
  });
  const load = async (sales: number) => {
    let bytes = 0;
    const counted = <T,>(data: T, more = {}) => {
      bytes += JSON.stringify(data).length;
      return ok(data, more);
    };
    const page = Array.from({ length: 25 }, (_, at) =>
      demoTransaction({ id: `${at}`, ref: `R-${at}`, reference: undefined }),
    );
    const { server } = renderApp('/', {
      answers: {
        transactions: () => counted(page, { nextCursor: 'R-0' }),
        salesSummary: () => counted(days.map((day) => rowOf(day, sales / days.length))),
      },
    });
    const summary = await region(en.salesSummary.title);
    expect(await summary.findAllByText(en.salesSummary.sales(sales))).not.toEqual([]);
    const calls = server.calls.map(({ name }) => name).sort();
    closeApp();
    return { calls, bytes };
  };
  const few = await load(9);
  const many = await load(99_999);
  expect(many.calls).toEqual(few.calls);
  expect(many.bytes).toBeLessThan(few.bytes * 1.05);
});

it('leaves no gap on a desktop between the customers and the transactions beside long notices', async () => {
  await page.viewport(1280, 900);
  const notices = Array.from({ length: 6 }, (_, id) => ({
    id,
    title: 'MTN is slow',
    body: 'Tokens may take up to an hour. A purchase that is "pending" is safe: don’t buy it twice. '.repeat(
      3,
    ),
    createdAt: demoTransaction().createdAt,
  }));
  renderApp('/', { answers: { notices: () => ok(notices) } });
  const above = await screen.findByRole('region', { name: words.sellAgain });
  const below = await screen.findByRole('region', { name: en.transactions.recent });
  await userEvent.click(await screen.findByRole('button', { name: en.notices.showAll(6) }));
  await waitFor(() => {
    const end = screen.getByRole('region', { name: en.notices.title }).getBoundingClientRect().bottom;
    expect(end).toBeGreaterThan(below.getBoundingClientRect().bottom);
  });
  expect(below.getBoundingClientRect().top - above.getBoundingClientRect().bottom).toBeLessThan(60);
});
