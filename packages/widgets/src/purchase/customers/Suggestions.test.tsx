import { demoCustomers, ok, refuse } from '@oja/core/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { paste } from '../../testing/paste.ts';
import type { Answers } from '../../testing/testClient.ts';
import { en } from '../../text/en.ts';
import { openData, sold, story } from '../dataPurchase.helper.tsx';
import { sell } from '../purchase.helper.ts';
import { customersFound } from './customers.fixture.ts';

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'contacts');
});

const words = en.savedCustomers;
const phone = () => screen.findByLabelText(en.fieldLabels.phone);

/** Focuses the recipient's field and pastes the text into it. */
async function type(typed: string, answers: Answers = customersFound): Promise<HTMLElement> {
  openData({ answers });
  const field = await phone();
  await userEvent.click(field);
  await screen.findByRole('button', { name: words.show });
  if (typed !== '') await paste(userEvent, field, typed);
  return field;
}

describe('the recipient’s field', () => {
  it('finds a customer by two letters of the name and opens the review of the last purchase', async () => {
    const field = await type('bi');
    const option = await screen.findByRole('option', { name: /Bisi Adewale.*0803 123 4567.*₦456/ });
    expect(field).toHaveAttribute('role', 'combobox');
    expect(field).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(option);
    const review = await screen.findByRole('heading', { name: en.purchase.reviewTitle });
    expect(review).toBeVisible();
    expect(screen.getByRole('button', { name: /^Buy · ₦456/ })).toBeVisible();
  });

  it('finds customers by digits, with the arrow keys to select one', async () => {
    const field = await type('0803');
    const [first] = await screen.findAllByRole('option');
    await userEvent.keyboard('{ArrowDown}');
    expect(first).toHaveAttribute('aria-selected', 'true');
    expect(field).toHaveAttribute('aria-activedescendant', first?.id);
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: en.purchase.reviewTitle })).toBeVisible();
  });

  it('closes the list on Escape, and fills in only the number of a customer without a purchase', async () => {
    const answers: Answers = {
      customers: () => ok([{ id: 'c', name: 'Ngozi', recipientKind: 'phone', recipient: '08061234569' }]),
    };
    const field = await type('ng', answers);
    await screen.findByRole('option', { name: /Ngozi/ });
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('option')).toBeNull();
    await userEvent.type(field, 'o');
    await userEvent.click(await screen.findByRole('option', { name: /Ngozi/ }));
    await waitFor(() => expect(field).toHaveValue('0806 123 4569'));
    expect(screen.queryByRole('heading', { name: en.purchase.reviewTitle })).toBeNull();
  });

  it('lists all customers on a press, with the phone’s keyboard for letters', async () => {
    const field = await type('');
    await userEvent.click(screen.getByRole('button', { name: words.show }));
    expect(await screen.findByRole('option', { name: /Bisi/ })).toBeVisible();
    expect(field).toHaveAttribute('inputmode', 'text');
  });

  it('fills in the first valid number of a contact', async () => {
    const select = vi.fn(async () => [{ name: ['Emeka'], tel: ['+44 20 7946 0000', '+234 806 123 4569'] }]);
    Object.defineProperty(navigator, 'contacts', { value: { select }, configurable: true });
    const field = await type('');
    await userEvent.click(screen.getByRole('button', { name: words.contacts }));
    await waitFor(() => expect(field).toHaveValue('0806 123 4569'));
    expect(select).toHaveBeenCalledWith(['name', 'tel']);
  });

  it('says that a contact has no valid number', async () => {
    const select = async () => [{ name: ['London'], tel: ['+44 20 7946 0000'] }];
    Object.defineProperty(navigator, 'contacts', { value: { select }, configurable: true });
    const field = await type('');
    await userEvent.click(screen.getByRole('button', { name: words.contacts }));
    expect(await screen.findByText(words.noNumber('London'))).toBeVisible();
    expect(field).toHaveValue('');
  });

  it('stays a plain input if the server lacks the endpoint for customers', async () => {
    const customers = vi.fn(() => refuse(404, 'There is no such call.'));
    openData({ answers: { customers } });
    const field = await phone();
    await paste(userEvent, field, '0803');
    await waitFor(() => expect(customers).toHaveBeenCalledOnce());
    await userEvent.type(field, '1');
    expect(field).not.toHaveAttribute('role');
    expect(screen.queryByRole('button', { name: words.show })).toBeNull();
  });

  it('requests no customers for a visitor', async () => {
    const customers = vi.fn(() => ok(demoCustomers));
    openData({ answers: { customers } }, { showWallet: false });
    await paste(userEvent, await phone(), '0803');
    expect(customers).not.toHaveBeenCalled();
  });
});

describe('the result of a purchase', () => {
  const nobody: Answers = { ...sold('delivered'), customers: () => ok([]) };

  it('saves the customer under a name', async () => {
    const saveCustomer = vi.fn(({ body }) => ok({ ...body, id: 'new' }, { status: 201 }));
    openData({ answers: { ...nobody, saveCustomer } });
    await sell(story);
    await userEvent.click(await screen.findByRole('button', { name: words.save }));
    expect(screen.getByLabelText(words.name)).toHaveAccessibleDescription(words.nameMissing);
    await paste(userEvent, screen.getByLabelText(words.name), 'Bisi');
    await userEvent.click(screen.getByRole('button', { name: words.save }));
    expect(await screen.findByText(words.saved('Bisi'))).toBeVisible();
    expect(saveCustomer).toHaveBeenCalledOnce();
    expect(saveCustomer.mock.calls[0]?.[0].body).toEqual({
      name: 'Bisi',
      recipientKind: 'phone',
      recipient: '08031234567',
      serviceId: 'mtn-data',
    });
  });

  it.each([
    ['is saved already', () => ok(demoCustomers)],
    ['could be kept nowhere', () => refuse(404, 'There is no such call.')],
  ] as const)('does not offer to save a customer that %s', async (_, answer) => {
    const ofResult = vi.fn(answer);
    // The form searches for the typed text, the result for the whole number.
    const customers: Answers['customers'] = ({ query }) =>
      query.get('query') === '08031234567' ? ofResult() : ok([]);
    openData({ answers: { ...sold('delivered'), customers } });
    await sell(story);
    await screen.findByRole('region', { name: en.purchase.deliveredTitle });
    await waitFor(() => expect(ofResult).toHaveBeenCalledOnce());
    await screen.findByRole('button', { name: en.purchase.startAnother });
    expect(screen.queryByRole('button', { name: words.save })).toBeNull();
  });
});
