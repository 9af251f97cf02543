import { demoCustomers, html, ok, refuse } from '@oja/core/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeWidget } from '../testing/describeWidget.tsx';
import { paste } from '../testing/paste.ts';
import { type Answers, createTestClient } from '../testing/testClient.ts';
import { en } from '../text/en.ts';
import { Customers, type CustomersProps } from './Customers.tsx';

const words = en.customers;
const kept: Answers = { customers: () => ok(demoCustomers) };

describeWidget('Customers', { make: (client) => <Customers client={client} />, setup: { answers: kept } });

function open(answers: Answers = {}, props: Partial<CustomersProps> = {}) {
  const { client, server } = createTestClient({ answers: { ...kept, ...answers } });
  render(<Customers client={client} {...props} />);
  return { client, server };
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const rows = async () =>
  within(await screen.findByRole('list', { name: words.title })).getAllByRole('listitem');

describe('list of customers', () => {
  afterEach(cleanup);

  it('shows each customer with the grouped number, the note and the last purchase', async () => {
    open();
    const [bisi, chidi, , tunde] = await rows();
    expect(bisi).toMatchTextContent(/Bisi Adewale.*0803 123 4567.*MTN 1 GB · 30 days · ₦456/);
    expect(bisi).toMatchTextContent(/Pays on Fridays/);
    expect(chidi).toMatchTextContent(/Chidi Nwosu.*9900 0000 028.*₦2,000/);
    expect(tunde).toMatchTextContent(new RegExp(words.noSale));
  });

  it('calls onSell with the customer, and shows no sell button without onSell', async () => {
    const onSell = vi.fn();
    open({}, { onSell });
    await press(words.sellAgainTo('Bisi Adewale'));
    expect(onSell).toHaveBeenCalledWith(expect.objectContaining({ recipient: '08031234567' }));
    await press(words.sellTo('Tunde Adeyemi'));
    expect(onSell).toHaveBeenCalledTimes(2);
    cleanup();
    open();
    await rows();
    expect(screen.queryByRole('button', { name: words.sellAgainTo('Bisi Adewale') })).toBeNull();
  });

  it('searches on the server and shows all customers again after the search is cleared', async () => {
    const [bisi] = demoCustomers;
    if (!bisi) throw new Error('There is one');
    open({ customers: ({ query }) => ok(query.get('query') === 'zz' ? [] : demoCustomers) });
    await rows();
    await userEvent.type(screen.getByRole('searchbox'), 'zz');
    expect(await screen.findByText(words.notFound('zz'))).toBeVisible();
    await press(words.clearSearch);
    expect(await rows()).toHaveLength(4);
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('adds the next page, and says so if it fails to load', async () => {
    let fails = true;
    const [bisi, ...others] = demoCustomers;
    if (!bisi) throw new Error('There is one');
    open({
      customers({ query }) {
        if (!query.has('cursor')) return ok([bisi], { nextCursor: 'more' });
        return fails ? refuse(403, 'Not now.') : ok(others);
      },
    });
    await press(words.more);
    expect(await screen.findByText(words.moreFailed)).toBeVisible();
    fails = false;
    await press(words.more);
    await waitFor(async () => expect(await rows()).toHaveLength(4));
  });

  it('shows no button and no search if the server has no customers endpoint', async () => {
    open({ customers: () => html(404) });
    expect(await screen.findByText(words.lacking)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});

describe('a customer', () => {
  afterEach(cleanup);

  it('is saved after the number passes the same check as in a purchase', async () => {
    const saveCustomer = vi.fn(({ body }) => ok({ ...body, id: 'new' }, { status: 201 }));
    open({ saveCustomer });
    await press(words.add);
    await paste(userEvent, await screen.findByLabelText(words.name), 'Ngozi');
    const number = screen.getByLabelText(words.kinds.phone);
    await paste(userEvent, number, '0806');
    await press(words.save);
    await waitFor(() => expect(number).toHaveAccessibleDescription(/digits are missing/));
    expect(saveCustomer).not.toHaveBeenCalled();
    expect(number).toHaveFocus();
    await paste(userEvent, number, '1234569');
    await press(words.save);
    expect(await screen.findByText(words.saved('Ngozi'))).toBeVisible();
    const sent = saveCustomer.mock.calls[0]?.[0].body;
    expect(sent).toEqual({ name: 'Ngozi', recipientKind: 'phone', recipient: '08061234569' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps the typed text when the server refuses it', async () => {
    open({ saveCustomer: () => refuse(409, 'You have 10,000 customers.', { code: 'too_many_customers' }) });
    await press(words.add);
    await paste(userEvent, await screen.findByLabelText(words.name), 'Ngozi');
    await paste(userEvent, screen.getByLabelText(words.kinds.phone), '08061234569');
    await press(words.save);
    expect(await screen.findByText('You have 10,000 customers.')).toBeVisible();
    expect(screen.getByLabelText(words.name)).toHaveValue('Ngozi');
  });

  it('is edited and keeps its disco while the number stays the same', async () => {
    const updateCustomer = vi.fn(({ body, params }) => ok({ ...body, id: params['id'] ?? '' }));
    open({ updateCustomer });
    await press(words.editNamed('Chidi Nwosu'));
    await paste(userEvent, await screen.findByLabelText(words.name), ' Jr');
    await press(words.save);
    expect(await screen.findByText(words.saved('Chidi Nwosu Jr'))).toBeVisible();
    expect(updateCustomer.mock.calls[0]?.[0].body).toMatchObject({
      recipient: '99000000028',
      meterType: 'prepaid',
      serviceId: 'ikeja-electric',
    });
    expect((await rows())[1]).toMatchTextContent(/Chidi Nwosu Jr/);
  });

  it('is deleted only after a confirmation', async () => {
    const deleteCustomer = vi.fn(() => ok(null));
    open({ deleteCustomer });
    await press(words.editNamed('Bisi Adewale'));
    await press(words.remove);
    expect(deleteCustomer).not.toHaveBeenCalled();
    await press(words.removeNow);
    expect(await screen.findByText(words.removed('Bisi Adewale'))).toBeVisible();
    expect(await rows()).toHaveLength(3);
  });
});
