import { demoTransaction, demoTransactions } from '@oja/core/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { en } from '../text/en.ts';
import { TransactionList } from './TransactionList.tsx';
import { clientWith, press, row, type Wire } from './transactionList.helper.ts';

const words = en.transactions;

describe('TransactionList detail', () => {
  afterEach(cleanup);

  it('shows every field of the selected transaction, technical ones only when expanded', async () => {
    render(<TransactionList client={clientWith(demoTransactions)} />);
    await press(/MTN 1 GB/);
    const panel = screen.getByRole('region', { name: /MTN 1 GB/ });
    const shown = Object.fromEntries(
      [...panel.querySelectorAll('dt')].map((term) => [term.textContent, term.nextSibling?.textContent]),
    );
    expect(shown).toEqual({
      [en.receipt.recipients.data]: '0803 123 4567',
      [words.time]: '21 Nov, 09:41',
      [words.youEarn]: '₦9.00',
      [words.balanceBefore]: '₦48,250.00',
      [words.balanceAfter]: '₦47,794.00',
      [words.kind]: words.kinds.data,
      [words.description]: '1 GB SME data for 0803 123 4567',
    });
    expect(within(panel).getByText('OJA-9001')).toBeVisible();
    expect(within(panel).getByText(words.kind)).not.toBeVisible();
    await userEvent.click(within(panel).getByText(words.more));
    expect(within(panel).getByText(words.kind)).toBeVisible();
    expect(within(panel).getByText('₦456.00')).toBeVisible();
    expect(within(panel).getByText(en.money.charged)).toBeVisible();
    expect(within(panel).getByText(en.delivery.delivered)).toBeVisible();
  });

  it.each([
    [{}, false, false],
    [{ balance: { before: '48250.00' } }, true, false],
    [{ balance: { after: '0.00' } }, false, true],
    [{ balance: null }, false, false],
  ])('shows only the balances that %j has', async (details, before, after) => {
    const wire = { ...demoTransaction(), details } as Wire[number];
    render(<TransactionList client={clientWith([wire])} />);
    await press(/MTN 1 GB/);
    expect(screen.queryByText(words.balanceBefore) !== null).toBe(before);
    expect(screen.queryByText(words.balanceAfter) !== null).toBe(after);
  });

  it.each<readonly [Partial<Wire[number]>, string | undefined]>([
    [{ sellingPrice: '500.00' }, '₦44.00'],
    [{ sellingPrice: '500.00', status: 'reversed' }, '₦0.00'],
    [{ sellingPrice: '500.00', status: 'pending' }, undefined],
    [{}, undefined],
  ])('shows for %j the profit %s in the agent’s fields', async (change, profit) => {
    render(<TransactionList client={clientWith([{ ...demoTransaction(), ...change }])} />);
    await press(/MTN 1 GB/);
    const besideTerm = (term: string) =>
      screen.queryByText(term, { selector: 'dt' })?.nextElementSibling?.textContent;
    expect(besideTerm(en.receipt.profit)).toBe(profit);
    expect(besideTerm(en.receipt.customerPaid)).toBe(change.sellingPrice ? '₦500.00' : undefined);
  });

  it('copies the reference', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    render(<TransactionList client={clientWith(demoTransactions)} />);
    await press(/MTN 1 GB/);
    await press(`${en.kit.copy} ${words.reference}`);
    expect(write).toHaveBeenCalledWith('OJA-9001');
    write.mockRestore();
  });

  it('shows the token, then the receipt actions, then the customer, without a layout shift when the actions load', async () => {
    const delivery = {
      token: '26362054405982757802',
      customerName: 'CHIDI NWANKWO',
      address: '12 Allen Avenue, Ikeja',
      providerReference: 'P-1',
    };
    const sale = demoTransaction({
      delivery,
      category: 'electricity',
      name: 'Ikeja Electric',
      recipient: '99000000010',
    });
    render(<TransactionList client={clientWith([sale])} onRepeat={vi.fn()} />);
    await press(/Ikeja Electric/);
    const panel = within(screen.getByRole('region', { name: /Ikeja Electric/ }));
    for (const seen of ['CHIDI NWANKWO', '12 Allen Avenue, Ikeja', '9900 0000 010'])
      expect(panel.getByText(seen)).toBeVisible();
    expect(panel.getByText('P-1')).not.toBeVisible();
    const customer = () => panel.getByText('CHIDI NWANKWO').getBoundingClientRect().top;
    const before = customer();
    const print = await panel.findByRole('button', { name: en.receipt.print });
    const copyToken = panel.getByRole('button', { name: en.deliverables.copyToken });
    expect(copyToken.getBoundingClientRect().top).toBeLessThan(print.getBoundingClientRect().top);
    expect(print.getBoundingClientRect().top).toBeLessThan(customer());
    // The actions' space is reserved while their code loads.
    expect(customer()).toBe(before);
  });

  it('shows a full reference on one line of a phone', async () => {
    const ref = '0192a4c7-5b1e-7c3d-9f00-1234567890ab';
    render(
      <div style={{ width: 328 }}>
        <TransactionList client={clientWith([demoTransaction({ ref })])} />
      </div>,
    );
    await press(/MTN 1 GB/);
    const lines = new Range();
    lines.selectNodeContents(screen.getByText(ref));
    expect(lines.getClientRects()).toHaveLength(1);
    expect(screen.getByText(ref).scrollWidth).toBeLessThanOrEqual(screen.getByText(ref).clientWidth);
  });

  it('shows the units and the copy button of a token', async () => {
    const delivery = { token: '26362054405982757802', units: '22.2 kWh' };
    render(<TransactionList client={clientWith([demoTransaction({ delivery, category: 'electricity' })])} />);
    await press(/MTN 1 GB/);
    const panel = within(screen.getByRole('region', { name: /MTN 1 GB/ }));
    expect(panel.getByRole('button', { name: en.deliverables.copyToken })).toBeVisible();
    expect(panel.getByText('22.2 kWh')).toBeVisible();
  });

  it('calls onRepeat for a purchase, and does not offer it for a funding', async () => {
    const onRepeat = vi.fn();
    render(<TransactionList client={clientWith(demoTransactions)} onRepeat={onRepeat} />);
    await press(/MTN 1 GB/);
    await press(en.receipt.repeat);
    expect(onRepeat).toHaveBeenCalledWith(expect.objectContaining({ ref: 'OJA-9001' }));
    await press(words.close);
    await press(/Wallet funding/);
    expect(screen.queryByRole('button', { name: en.receipt.repeat })).toBeNull();
  });

  it('names the purchase of a refund and opens it', async () => {
    const refund = demoTransaction({
      id: '9002',
      ref: 'OJA-9002',
      name: 'Refund',
      description: 'MTN 1 GB · 30 days, OJA-9001',
      transactionType: 'credit',
      recipient: undefined,
      serviceId: undefined,
      createdAt: '2026-11-21T09:41:30+01:00',
      details: { balance: { before: '47794.00', after: '48250.00' } },
    });
    render(<TransactionList client={clientWith([demoTransaction(), refund])} />);
    expect(await row(/^Refund/)).toMatchTextContent('for MTN 1 GB · 30 days to 0803 123 4567');
    await press(/^Refund/);
    const panel = within(screen.getByRole('region', { name: 'Refund' }));
    await userEvent.click(panel.getByRole('button', { name: /MTN 1 GB/ }));
    expect(await screen.findByRole('region', { name: /MTN 1 GB/ })).toBeVisible();
  });

  it('groups a phone number within a description, but not a meter number', async () => {
    const description = 'Token for 01016027788, sent to 08031234567';
    render(<TransactionList client={clientWith([demoTransaction({ description, recipient: undefined })])} />);
    expect(await row(/MTN 1 GB/)).toMatchTextContent('Token for 01016027788, sent to 0803 123 4567');
  });
});
