import { demoCase, demoCustomers, demoTransaction, ok } from '@oja/core/testing';
import { en } from '@oja/widgets/text/en';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { paste } from '../../../../widgets/src/testing/paste.ts';
import { address, arriveAt, closeApp, goBack, renderApp } from '../../testing/renderApp.tsx';

beforeEach(() => page.viewport(390, 844));
afterEach(closeApp);

const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }));
const detail = () => screen.queryByText(en.transactions.balanceAfter);

it('keeps the open transaction in the URL, and closes it on Back', async () => {
  renderApp('/user/transactions');
  await arriveAt('transactions');
  await press(/MTN 1 GB/);
  await waitFor(() => expect(detail()).toBeVisible());
  expect(address()).toBe('/user/transactions?ref=OJA-9001');
  await goBack();
  await waitFor(() => expect(detail()).toBeNull());
  expect(address()).toBe('/user/transactions');
});

it('shows on a desktop the newest transaction beside the list, daily totals, and columns for customer and profit', async () => {
  await page.viewport(1920, 1080);
  renderApp('/user/transactions');
  const panel = within(await screen.findByRole('region', { name: /^MTN 1 GB/ }));
  expect(panel.queryByRole('button', { name: en.transactions.close })).toBeNull();
  expect(address()).toBe('/user/transactions');
  const list = within(screen.getByRole('list', { name: en.transactions.today }));
  const customers = list
    .getAllByText(/^0\d{3} \d{3} \d{4}$/)
    .map((each) => each.getBoundingClientRect().left);
  expect(new Set(customers).size).toBe(1);
  expect(list.getByText(en.transactions.earned('₦9'))).toBeVisible();
  expect(screen.getByText(en.transactions.daySold('₦456'))).toBeVisible();
  expect(screen.getByText(en.transactions.dayRefunded('₦264'))).toBeVisible();
  await press(/Glo 1 GB/);
  expect(await screen.findByRole('region', { name: /^Glo 1 GB/ })).toHaveFocus();
  await press(en.transactions.close);
  expect(await screen.findByRole('region', { name: /^MTN 1 GB/ })).toBeVisible();
});

it('opens the transaction named in the URL', async () => {
  renderApp('/user/transactions?ref=OJA-9001');
  await waitFor(() => expect(detail()).toBeVisible());
  await press(en.transactions.close);
  await waitFor(() => expect(address()).toBe('/user/transactions'));
});

it('offers to save the customer of a transaction', async () => {
  const others = demoCustomers.slice(1);
  renderApp('/user/transactions?ref=OJA-9001', { answers: { customers: () => ok(others) } });
  await press(en.customers.save);
  const dialog = within(await screen.findByRole('dialog', { name: en.customers.addTitle }));
  expect(dialog.getByLabelText(en.customers.kinds.phone)).toHaveValue('0803 123 4567');
});

it('opens a numbered case about a purchase whose refund is due', async () => {
  const due = demoTransaction({ status: 'failed' });
  renderApp('/user/transactions?ref=OJA-9001', {
    answers: {
      transactions: () => ok([due]),
      cases: () => ok([]),
      openCase: () => ok(demoCase, { status: 201 }),
    },
  });
  await press(en.support.reportRefund);
  const dialog = within(await screen.findByRole('dialog'));
  await paste(userEvent, await dialog.findByRole('textbox', { name: en.cases.what }), 'No data came.');
  await userEvent.click(dialog.getByRole('button', { name: en.cases.send }));
  expect(await dialog.findByText(en.cases.opened(String(demoCase.number)))).toBeVisible();
});

it('reads the filter from the URL, and clears it there', async () => {
  const { server } = renderApp('/user/transactions?status=failed', {
    answers: { transactions: () => ok([]) },
  });
  await arriveAt('transactions');
  await waitFor(() =>
    expect(
      server.calls.some(({ name, query }) => name === 'transactions' && query.get('status') === 'failed'),
    ).toBe(true),
  );
  await userEvent.click(await screen.findByRole('button', { name: en.transactions.showEverything }));
  await waitFor(() => expect(address()).toBe('/user/transactions'));
});

it('keeps a searched customer’s number out of the URL', async () => {
  renderApp('/user/transactions');
  await arriveAt('transactions');
  await userEvent.type(await screen.findByRole('searchbox'), '08031234567{Enter}');
  expect(await screen.findByRole('button', { name: /MTN 1 GB/ })).toBeVisible();
  expect(address()).toBe('/user/transactions');
});
