import { createCustomersStore } from '@oja/core';
import { demoCustomers, html, ok } from '@oja/core/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cableSale, type DemoPurchase, parsePurchase, powerSale } from '../testing/demoPurchases.ts';
import { describeWidget } from '../testing/describeWidget.tsx';
import { type Answers, createTestClient } from '../testing/testClient.ts';
import { en } from '../text/en.ts';
import { AddCustomer } from './AddCustomer.tsx';
import { customerOfPurchase } from './customerOfPurchase.ts';

const words = en.customers;
const kept: Answers = { customers: () => ok(demoCustomers) };

describeWidget('AddCustomer', {
  make: (client) => <AddCustomer client={client} transaction={parsePurchase(powerSale)} />,
  setup: { answers: kept },
});

/** Renders the widget and waits until the customers are loaded or have failed to load. */
async function open(sale: DemoPurchase, answers: Answers = {}) {
  const { client } = createTestClient({ answers: { ...kept, ...answers } });
  render(<AddCustomer client={client} transaction={parsePurchase(sale)} />);
  const { state } = client.getStore(createCustomersStore);
  await waitFor(() => expect(state.value.status).toMatch(/ready|failed/));
}

describe('AddCustomer', () => {
  afterEach(cleanup);

  it('saves the number, the disco and the name from the purchase, and focuses the confirmation', async () => {
    const saveCustomer = vi.fn(({ body }) => ok({ ...body, id: 'new' }, { status: 201 }));
    await open(powerSale, { saveCustomer });
    await userEvent.click(await screen.findByRole('button', { name: words.save }));
    const dialog = within(await screen.findByRole('dialog', { name: words.addTitle }));
    expect(dialog.getByLabelText(words.kinds.meter)).toHaveValue('9900 0000 010');
    await userEvent.click(dialog.getByRole('button', { name: words.save }));
    const said = await screen.findByText(words.saved('ADEWALE OKONKWO'));
    expect(saveCustomer.mock.calls[0]?.[0].body).toEqual({
      name: 'ADEWALE OKONKWO',
      recipientKind: 'meter',
      recipient: '99000000010',
      serviceId: 'ikeja-electric',
      meterType: 'prepaid',
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    await waitFor(() => expect(document.activeElement).toContainElement(said));
  });

  it('shows no button if the server has no customers endpoint or the number is already saved', async () => {
    await open(powerSale, { customers: () => html(404) });
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
    await open({ ...powerSale, recipient: '99000000028' });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each<[string, DemoPurchase, string | undefined]>([
    ['a phone number', {}, 'phone'],
    ['a decoder', cableSale, 'smartcard'],
    ['a decoder that is paid for by phone', { ...cableSale, recipient: '08031234567' }, 'phone'],
    ['a candidate', { category: 'result-checker', recipient: '0123456789' }, 'profile'],
    ['no number', { recipient: undefined }, undefined],
    ['a category whose customers are not saved', { category: 'betting' }, undefined],
    ['money that came in', { transactionType: 'credit' }, undefined],
  ])('finds the kind of recipient: %s', (_, sale, kind) => {
    expect(customerOfPurchase(parsePurchase(sale))?.recipientKind).toBe(kind);
  });
});
