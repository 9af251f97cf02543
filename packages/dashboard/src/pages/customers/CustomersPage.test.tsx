import { demoCustomers, ok } from '@oja/core/testing';
import { en } from '@oja/widgets/text/en';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { address, arriveAt, closeApp, renderApp } from '../../testing/renderApp.tsx';

afterEach(closeApp);

const words = en.customers;
const open = () => renderApp('/user/customers', { answers: { customers: () => ok(demoCustomers) } });

it('opens the review of a customer’s last purchase, without customer data in the URL', async () => {
  open();
  await arriveAt('customers');
  await userEvent.click(await screen.findByRole('button', { name: words.sellAgainTo('Bisi Adewale') }));
  await arriveAt('data');
  expect(await screen.findByRole('heading', { name: en.purchase.reviewTitle })).toBeVisible();
  expect(address()).toBe('/services/data');
});

it('opens the form with the number of a customer who never bought, without an error', async () => {
  const ngozi = { id: 'c', name: 'Ngozi', recipientKind: 'phone', recipient: '08061234569' };
  renderApp('/user/customers', { answers: { customers: () => ok([ngozi]) } });
  await userEvent.click(await screen.findByRole('button', { name: words.sellTo('Ngozi') }));
  await arriveAt('data');
  const field = await screen.findByLabelText(en.fieldLabels.phone);
  expect(field).toHaveValue('0806 123 4569');
  expect(field).not.toHaveAttribute('aria-invalid');
  expect(screen.queryByRole('heading', { name: en.purchase.reviewTitle })).toBeNull();
});
