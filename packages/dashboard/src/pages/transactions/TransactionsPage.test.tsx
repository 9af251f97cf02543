import { en } from '@oja/widgets/text/en.ts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { address, arriveAt, closeApp, goBack, renderApp } from '../../testing/renderApp.tsx';

afterEach(closeApp);

const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }));
const detail = () => screen.queryByText(en.transactions.balanceAfter);

it('keeps the open transaction in the address, and Back closes it', async () => {
  renderApp('/user/transactions');
  await arriveAt('transactions');
  await press(/MTN 1 GB/);
  await waitFor(() => expect(detail()).toBeVisible());
  expect(address()).toBe('/user/transactions?ref=OJA-9001');
  await goBack();
  await waitFor(() => expect(detail()).toBeNull());
  expect(address()).toBe('/user/transactions');
});

it('opens the transaction of the address', async () => {
  renderApp('/user/transactions?ref=OJA-9001');
  await waitFor(() => expect(detail()).toBeVisible());
  await press(en.transactions.close);
  await waitFor(() => expect(address()).toBe('/user/transactions'));
});
