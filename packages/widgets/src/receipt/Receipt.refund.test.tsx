import { formatDateTime } from '@oja/core';
import { demoTransaction, ok } from '@oja/core/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { en } from '../text/en.ts';
import { answering, besideTerm, found, news, refund, settled, show } from './receiptTest.helper.tsx';

const words = en.receipt;

describe('a receipt of a failed purchase', () => {
  afterEach(cleanup);

  it('shows the reference and the time of a refund that the server states', async () => {
    show(answering(found({ status: 'failed', refund })));
    await settled();
    expect(besideTerm(words.refundRef)).toContain('OJA-9102');
    expect(besideTerm(words.refundedAt)).toContain('21 Nov 2026, 09:50');
  });

  it('accepts only a full refund in the loaded history as proof', async () => {
    const refundRow = (amount: string) =>
      demoTransaction({
        id: 'r',
        ref: 'OJA-9102',
        name: 'Refund',
        description: 'OJA-9001',
        transactionType: 'credit',
        details: {},
        amount,
      });
    for (const [amount, word] of [
      ['456.00', en.money.refunded],
      ['400.00', en.money['refund-due']],
    ] as const) {
      const { client, unmount } = show({
        ...answering(found({ status: 'failed' })),
        transactions: () => ok([refundRow(amount)]),
      });
      await client.transactions.load();
      await settled();
      expect(within(news()).getByText(word)).toBeVisible();
      unmount();
    }
  });

  it('links to a support chat that names a purchase whose money is not back', async () => {
    show(answering(found({ status: 'failed' })));
    await userEvent.hover(await screen.findByRole('button', { name: en.support.reportRefund }));
    const link = await screen.findByRole('link', { name: en.support.reportRefund });
    const chat = new URL(link.getAttribute('href') ?? '');
    expect(chat.origin + chat.pathname).toBe('https://wa.me/2348012345678');
    expect(chat.searchParams.get('text')).toContain('OJA-9001');
    expect(chat.searchParams.get('text')).toContain('₦456.00');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('renders the host’s reportRefund instead of the support link', async () => {
    show(answering(found({ status: 'failed' })), {
      reportRefund: ({ ref }) => <button type="button">Case of {ref}</button>,
    });
    expect(await screen.findByRole('button', { name: 'Case of OJA-9001' })).toBeVisible();
    expect(screen.queryByRole('button', { name: en.support.reportRefund })).toBeNull();
  });

  it('states the promised refund time and no default time', async () => {
    const settlesAtLatest = '2026-11-21T12:00:00+01:00';
    show(answering(found({ status: 'failed', settlesAtLatest })));
    await settled();
    const by = formatDateTime(Date.parse(settlesAtLatest));
    expect(screen.getByText(words.refundDueBody('₦456', by))).toBeVisible();
    expect(screen.queryByText(/24 hours/)).toBeNull();
    expect(screen.getByText(en.settlement.by('12:00'))).toBeVisible();
  });
});
