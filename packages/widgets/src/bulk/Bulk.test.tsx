import { demoAllServices, demoTransaction, ok, silent } from '@oja/core/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeWidget } from '../testing/describeWidget.tsx';
import { paste } from '../testing/paste.ts';
import { type Answers, createTestClient } from '../testing/testClient.ts';
import { en } from '../text/en.ts';
import { Bulk } from './Bulk.tsx';
import { lists, spreadsheet } from './lists.fixture.ts';

const words = en.bulk;
const answers: Answers = {
  services: () => ok(demoAllServices),
  purchase: ({ body }) => ok(demoTransaction({ reference: body.reference }), { status: 201 }),
};

describeWidget('Bulk', { make: (client) => <Bulk client={client} />, setup: { answers } });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function show(more: Answers = {}) {
  const { client, server } = createTestClient({ answers: { ...answers, ...more } });
  render(<Bulk client={client} />);
  return () => server.calls.flatMap((call) => (call.name === 'purchase' ? [call.body] : []));
}
async function check(text: string) {
  await userEvent.click(await screen.findByLabelText(words.label));
  await userEvent.paste(text);
  await userEvent.click(screen.getByRole('button', { name: words.check }));
}
const buy = () => screen.findByRole('button', { name: /^Buy/ });

describe('Bulk', () => {
  it('shows each invalid line with its error, and sells the valid lines after one confirmation', async () => {
    const sent = show();
    await check(lists.faults);
    await screen.findByText(words.wrongTitle(4));
    expect(screen.getByLabelText(words.line(2))).toHaveAccessibleDescription(/1 digit is missing/);
    expect(screen.getByLabelText(words.line(5))).toHaveAccessibleDescription(/₦50/);
    expect(sent()).toEqual([]);
    const second = screen.getByLabelText(words.line(2));
    await userEvent.type(second, '{Home}{ArrowRight>10/}9');
    await userEvent.click(screen.getByRole('button', { name: words.checkAgain }));
    await screen.findByText(words.wrongTitle(3));
    await userEvent.click(await buy());
    await screen.findByText(words.done);
    expect(sent()).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: words.mend(3) }));
    expect(await screen.findByLabelText(words.label)).toHaveValue(
      lists.faults.split('\n').slice(2).join('\n'),
    );
  });

  it('shows the profit from the agent’s selling prices before anything is bought', async () => {
    show({ sellingPrices: () => ok([{ category: 'airtime', markup: { kind: 'add', amount: '20.00' } }]) });
    await check(lists.good);
    await buy();
    const term = await screen.findByText(words.profit, { selector: 'dt' });
    expect(term.nextElementSibling).toHaveTextContent('₦60.00');
  });

  it('disables buying until the agent says what to do with repeated lines', async () => {
    const sent = show();
    await check(lists.repeats);
    expect(await buy()).toBeDisabled();
    await userEvent.click(screen.getByRole('radio', { name: words.repeatsLeave }));
    await userEvent.click(await screen.findByRole('button', { name: /^Buy 2/ }));
    await screen.findByText(words.done);
    expect(sent()).toHaveLength(2);
  });

  it('asks for the PIN once and sends it with each purchase', async () => {
    const sent = show({ pin: () => ok({ isSet: true, isLocked: false, askFrom: '0.00' }) });
    await check(lists.good);
    await screen.findByLabelText(en.transactionPin.pin);
    await userEvent.click(await buy());
    expect(await screen.findByText(en.transactionPin.missing)).toBeVisible();
    await paste(userEvent, screen.getByLabelText(en.transactionPin.pin), '4071');
    await userEvent.click(await buy());
    await screen.findByText(words.done);
    expect(sent().map(({ pin }) => pin)).toEqual(['4071', '4071', '4071']);
  });

  it('reads a file, and adds a line with the last purchase of each saved customer', async () => {
    show({
      customers: () =>
        ok([
          {
            id: '1',
            name: 'Bisi',
            recipientKind: 'phone',
            recipient: '08031234567',
            lastSale: {
              category: 'airtime',
              serviceId: 'mtn-airtime',
              name: 'MTN',
              amount: '300.00',
              at: '2026-11-20T09:00:00Z',
            },
          },
          { id: '2', name: 'New', recipientKind: 'phone', recipient: '08031234568' },
        ]),
    });
    const file = new File(['Phone,Network,Amount\n08061234567,MTN,100'], 'list.csv', { type: 'text/csv' });
    await userEvent.upload(await screen.findByLabelText(words.file, { selector: 'input' }), file);
    expect(await screen.findByDisplayValue(/08061234567,MTN,100/)).toBeVisible();
    await userEvent.clear(screen.getByLabelText(words.label));
    await userEvent.click(screen.getByRole('button', { name: words.customers }));
    expect(await screen.findByDisplayValue('08031234567 airtime mtn-airtime 300')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: words.check }));
    expect(await screen.findByRole('button', { name: words.buy(1, '₦300') })).toBeEnabled();
  });

  it('asks which of two columns holds the recipient, and previews the result of the choice', async () => {
    const sent = show();
    await check('Phone,Mobile,Network,Amount\n08031234567,08061234567,MTN,100');
    const named = (at: number, heading: string) => words.columns.column(at, heading);
    const first = await screen.findByLabelText(named(1, 'Phone'));
    expect(screen.getByLabelText(named(2, 'Mobile'))).toHaveAccessibleDescription(/Choose one of them/);
    await userEvent.click(screen.getByRole('button', { name: words.columns.use }));
    await userEvent.selectOptions(first, words.columns.unused);
    expect(await screen.findByText(/Line 2: MTN · 0806 123 4567 · ₦100/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: words.columns.use }));
    await userEvent.click(await buy());
    await screen.findByText(words.done);
    expect(sent().map(({ recipient }) => recipient)).toEqual(['08061234567']);
  });

  it('reads the first sheet of a spreadsheet and says that only this sheet was read', async () => {
    show();
    await userEvent.upload(await screen.findByLabelText(words.file, { selector: 'input' }), spreadsheet());
    expect(await screen.findByText(words.sheet('Sales'))).toBeVisible();
    expect(screen.getByLabelText(words.label)).toHaveValue(
      'Phone\tNetwork\tAmount\n8031234567\tMTN\t1500\n08061234567\tMTN\t100.5',
    );
  });

  it('shows an error for a file that is not text', async () => {
    show();
    const picture = new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0)], 'list.csv');
    await userEvent.upload(await screen.findByLabelText(words.file, { selector: 'input' }), picture);
    expect(await screen.findByText(words.fileFailed)).toBeVisible();
  });

  it('shows the number and the amount of delivered purchases', async () => {
    show();
    await check(lists.good);
    await userEvent.click(await buy());
    await screen.findByText(words.done);
    const row = within(screen.getByRole('table', { name: words.summary })).getByRole('row', {
      name: new RegExp(words.steps.delivered),
    });
    expect(row).toHaveTextContent(`${words.steps.delivered}3₦600.00`);
  });

  it.each(['pending', 'failed'] as const)('says by when a %s purchase is settled', async (status) => {
    const sold: ReturnType<typeof demoTransaction>[] = [];
    const settlesBy = '2026-11-21T12:00:00+01:00';
    show({
      purchase({ body: { reference = '' } }) {
        const sale = demoTransaction({
          id: reference,
          ref: `OJA-${reference}`,
          reference,
          status,
          settlesBy,
        });
        sold.push(sale);
        return ok(sale);
      },
      transaction: () => silent,
      transactions: () => ok(sold),
    });
    await check(lists.good);
    await userEvent.click(await buy());
    expect((await screen.findAllByText(en.settlement.by('12:00'))).length).toBeGreaterThan(0);
  });
});
