import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeWidget } from '../testing/describeWidget.tsx';
import { en } from '../text/en.ts';
import { Receipt } from './Receipt.tsx';
import {
  answering,
  besideTerm,
  found,
  news,
  refund,
  settled,
  show,
  unmoved,
  widget,
} from './receiptTest.helper.tsx';

const words = en.receipt;

describeWidget('Receipt', {
  make: (client) => <Receipt client={client} reference="OJA-9101" />,
  setup: { answers: answering(found()) },
});

describe('a receipt', () => {
  afterEach(cleanup);

  it('shows every known detail of an electricity purchase', async () => {
    show(answering(found()));
    expect(await screen.findByRole('heading', { name: en.delivery.delivered })).toBeVisible();
    expect(within(news()).getByText(en.money.charged)).toBeVisible();
    await screen.findByText('0801 234 5678');
    const terms = Object.fromEntries(
      screen.getAllByRole('term').map(({ textContent }) => [textContent, besideTerm(textContent ?? '')]),
    );
    expect(terms).toMatchObject({
      Units: '22.2 kWh',
      Tariff: '₦209.50 per kWh',
      VAT: '₦348.84',
      Service: 'Electricity',
      Disco: 'Ikeja Electric prepaid',
      Meter: '9900 0000 010',
      Customer: 'ADEWALE OKONKWO',
      Address: '12 Allen Avenue, Ikeja',
      Amount: '₦5,000.00',
      Fee: '₦100.00',
      Energy: '₦4,651.16',
      Date: '21 Nov 2026, 09:41',
      'Sold by': 'Amaka Okafor',
      Support: '0801 234 5678',
      'You earned': '₦50.00',
      'Balance after': '₦43,250.00',
    });
    expect(terms['Reference']).toMatch(/^OJA-9101/);
    expect(terms['Provider reference']).toMatch(/^IE-7700123/);
    // A zero amount has no row.
    expect(terms).not.toHaveProperty(words.arrears);
  });

  it('has no rows for missing and zero values', async () => {
    show(answering(found({ fee: '0.00', commission: null, details: null, delivery: null })), {
      supportContact: '',
    });
    await settled();
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Service',
      'Plan',
      'Phone',
      'Amount',
      'Reference',
      'Date',
      'Sold by',
    ]);
    expect(screen.queryByText(words.onlyYou)).toBeNull();
  });

  it.each([
    {},
    { status: 'pending' },
    { status: 'failed' },
    { status: 'failed', refund },
    { status: 'reversed' },
  ])('hides the cost of a purchase with a selling price: %o', async (change) => {
    const sale = { sellingPrice: '500.00', recipient: '08022222222', ...change };
    show(answering(found(sale)));
    await settled();
    expect(besideTerm(words.amount)).toBe('₦500.00');
    // Cost, profit, commission and wallet balance: from any of them the customer could calculate the cost.
    expect(widget().textContent).not.toMatch(/456|44\.00|₦44|₦9|48,250|47,794/);
    expect(screen.queryByText(words.onlyYou)).toBeNull();
  });

  it('uses the host’s seller name and support contact and requests no contact', async () => {
    const { server } = show(answering(found()), { sellerName: 'Amaka Ventures', supportContact: '0700 OJA' });
    await settled();
    expect(besideTerm(words.soldBy)).toBe('Amaka Ventures');
    expect(besideTerm(words.support)).toBe('0700 OJA');
    expect(server.calls.map(({ name }) => name)).not.toContain('contact');
  });

  it.each([
    [{ status: 'pending' }, en.delivery.waiting, en.money.held, words.waitingBody('₦456')],
    [{ status: 'failed', ...unmoved }, en.delivery.failed, en.money['not-charged'], words.notChargedBody],
    [
      { status: 'failed', details: null },
      en.delivery.failed,
      en.money['refund-due'],
      words.refundDueBody('₦456'),
    ],
    [{ status: 'failed' }, en.delivery.failed, en.money['refund-due'], words.refundDueBody('₦456')],
    [{ status: 'failed', refund }, en.delivery.failed, en.money.refunded, words.refundedBody('₦456')],
    [{ refund }, en.delivery.delivered, en.money.refunded, words.givenBackBody('₦456')],
    [{ status: 'reversed' }, en.delivery.failed, en.money.refunded, words.refundedBody('₦456')],
    [{ status: 'ON HOLD' }, 'ON HOLD', en.money.held, words.waitingBody('₦456')],
  ])('shows "%s" and "%s" for the purchase %o', async (sale, title, money, body) => {
    show(answering(found(sale)));
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(within(news()).getByText(money)).toBeVisible();
    expect(screen.getByText(body)).toBeVisible();
  });

  it('shows the debit, the refund and the zero total of a refunded purchase', async () => {
    show(answering(found({ status: 'reversed' })));
    await settled();
    expect(besideTerm(words.charged)).toBe('\u2212₦456.00');
    expect(besideTerm(words.refunded)).toBe('+₦456.00');
    expect(besideTerm(words.youPaid)).toBe('₦0.00');
  });

  it('shows incoming money as received', async () => {
    show(
      answering(found({ name: 'Wallet funding', transactionType: 'credit', category: null, details: null })),
    );
    expect(await screen.findByRole('heading', { name: words.received })).toBeVisible();
    expect(besideTerm(words.service)).toBe(words.moneyIn);
  });
});
