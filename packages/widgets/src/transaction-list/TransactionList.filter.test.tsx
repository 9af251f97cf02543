import { everyTransaction } from '@oja/core';
import { demoTransactions, ok } from '@oja/core/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { paste } from '../testing/paste.ts';
import { en } from '../text/en.ts';
import { RecentTransactions } from './RecentTransactions.tsx';
import { TransactionList } from './TransactionList.tsx';
import { clientAsked, clientWith, press, row, rowNames } from './transactionList.helper.ts';

const words = en.transactions;
const box = () => screen.getByRole('searchbox', { name: words.search });

/** Opens the filter dialog, selects the choices and applies them. */
async function filterBy(...choices: readonly string[]) {
  await press(words.filters);
  const sheet = within(await screen.findByRole('dialog', { name: words.filters }));
  for (const choice of choices) await userEvent.click(sheet.getByRole('radio', { name: choice }));
  await userEvent.click(sheet.getByRole('button', { name: words.applyFilters }));
}

describe('TransactionList filter', () => {
  afterEach(cleanup);

  it.each([
    [en.delivery.failed, { status: 'failed' }, ['OJA-8996']],
    [words.waiting, { status: 'pending' }, ['OJA-9000']],
    [en.money.refunded, { status: 'reversed' }, ['OJA-8998']],
    [words.kinds.data, { category: 'data' }, ['OJA-9001', 'OJA-9000', 'OJA-8998', 'OJA-8996']],
    [
      words.periods.today,
      { from: '2026-11-20T23:00:00.000Z', to: '2026-11-21T22:59:59.999Z' },
      ['OJA-9001', 'OJA-9000', 'OJA-8998'],
    ],
  ])('filters by %s, sends the query and clears it again', async (choice, query, refs) => {
    const { client, asked } = clientAsked(() => ok(demoTransactions));
    render(<TransactionList client={client} />);
    await row(/MTN 1 GB/);
    await filterBy(choice);
    await waitFor(() => expect(rowNames()).toEqual(refs));
    expect(asked()[1]).toEqual({ limit: '25', ...query });
    expect(screen.getByRole('button', { name: `${words.filters} 1 ${words.filtersSet}` })).toBeVisible();
    await press(words.removeFilter(choice));
    await waitFor(() => expect(rowNames()).toHaveLength(demoTransactions.length));
  });

  it('accepts custom days, and rejects a last day before the first', async () => {
    const { client, asked } = clientAsked(() => ok(demoTransactions));
    render(<TransactionList client={client} />);
    await row(/MTN 1 GB/);
    await press(words.filters);
    const sheet = within(await screen.findByRole('dialog', { name: words.filters }));
    await userEvent.click(sheet.getByRole('radio', { name: words.ownRange }));
    await paste(userEvent, sheet.getByLabelText(words.firstDay), '2026-11-20');
    await paste(userEvent, sheet.getByLabelText(words.lastDay), '2026-11-01');
    await userEvent.click(sheet.getByRole('button', { name: words.applyFilters }));
    expect(sheet.getByLabelText(words.lastDay)).toHaveAccessibleDescription(words.lastBeforeFirst);
    await userEvent.clear(sheet.getByLabelText(words.lastDay));
    await paste(userEvent, sheet.getByLabelText(words.lastDay), '2026-11-20');
    await userEvent.click(sheet.getByRole('button', { name: words.applyFilters }));
    await waitFor(() => expect(rowNames()).toEqual(['OJA-8996', 'OJA-8995']));
    expect(asked()[1]).toMatchObject({ from: '2026-11-19T23:00:00.000Z', to: '2026-11-20T22:59:59.999Z' });
    expect(screen.getByRole('button', { name: words.removeFilter('20 Nov') })).toBeVisible();
  });

  it('has select boxes instead of a dialog in a wide container', async () => {
    const { client, asked } = clientAsked(() => ok(demoTransactions));
    render(
      <div style={{ width: 800 }}>
        <TransactionList client={client} />
      </div>,
    );
    await row(/MTN 1 GB/);
    expect(screen.queryByRole('button', { name: words.filters })).toBeNull();
    const choose = (label: string, choice: string) =>
      userEvent.selectOptions(screen.getByRole('combobox', { name: label }), choice);
    await choose(words.status, en.delivery.failed);
    await choose(words.service, words.kinds.data);
    await choose(words.date, words.periods.week);
    await waitFor(() => expect(rowNames()).toEqual(['OJA-8996']));
    expect(asked().at(-1)).toMatchObject({
      status: 'failed',
      category: 'data',
      to: '2026-11-21T22:59:59.999Z',
    });
    await choose(words.date, words.ownRange);
    const sheet = within(await screen.findByRole('dialog', { name: words.filters }));
    expect(sheet.getByLabelText(words.firstDay)).toBeInTheDocument();
  });

  it('is controlled by the filter prop and calls onFilterChange', async () => {
    const onFilterChange = vi.fn();
    const props = { client: clientWith(demoTransactions), onFilterChange };
    const { rerender } = render(<TransactionList {...props} filter={{ status: 'failed' }} />);
    await waitFor(() => expect(rowNames()).toEqual(['OJA-8996']));
    await press(words.removeFilter(en.delivery.failed));
    expect(onFilterChange).toHaveBeenLastCalledWith(everyTransaction);
    expect(rowNames()).toEqual(['OJA-8996']);
    rerender(<TransactionList {...props} filter={{ search: 'glo' }} />);
    await waitFor(() => expect(rowNames()).toEqual(['OJA-8998']));
    expect(box()).toHaveValue('glo');
  });

  it('does not filter other lists of the same client', async () => {
    const client = clientWith(demoTransactions);
    render(
      <>
        <TransactionList client={client} filter={{ status: 'failed' }} />
        <RecentTransactions client={client} limit={3} onSelect={() => {}} />
      </>,
    );
    const recent = within(await screen.findByRole('region', { name: words.recent }));
    expect(await recent.findAllByRole('listitem')).toHaveLength(3);
    expect(recent.queryByRole('searchbox')).toBeNull();
  });

  it('opens by keyboard and returns the focus when closed', async () => {
    render(<TransactionList client={clientWith(demoTransactions)} />);
    const button = await screen.findByRole('button', { name: words.filters });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: words.filters });
    await press(en.kit.close);
    expect(button).toHaveFocus();
  });
});
