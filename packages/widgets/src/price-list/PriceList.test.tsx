import { demoAllServices, demoServices, lost, ok } from '@oja/core/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { describeWidget } from '../testing/describeWidget.tsx';
import { createTestClient } from '../testing/testClient.ts';
import { en } from '../text/en.ts';
import { PriceList } from './PriceList.tsx';

const words = en.priceList;

type Shelf = typeof demoAllServices;

function show(category: string, services: Shelf = demoAllServices) {
  const { client } = createTestClient({ answers: { services: () => ok(services) } });
  render(<PriceList client={client} category={category} />);
}

/** Returns the text of a table's cells by row. */
const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describeWidget('PriceList', {
  make: (client) => <PriceList client={client} category="data" />,
  setup: { answers: { services: () => ok(demoAllServices) } },
});

describe('PriceList', () => {
  afterEach(cleanup);

  it('lists the plans of a network with their commission, cheapest first', async () => {
    show('data');
    await screen.findByRole('table', { name: words.of('MTN') });
    await userEvent.click(screen.getByRole('radio', { name: 'Airtel' }));
    const [head, ...rows] = await rowsOf(words.of('Airtel'));
    expect(head).toEqual([words.columns.plan, words.columns.price, words.columns.earned]);
    expect(rows).toEqual([
      ['1 GB30 days · CG', '₦346', '₦7'],
      ['2 GB30 days · CG', '₦742', '₦15'],
      ['1 GB7 days · Direct', '₦800', '₦16'],
    ]);
  });

  it('shows six plans at first, and all on request', async () => {
    show('data');
    const most = demoServices[0]?.plans?.length ?? 0;
    expect(await rowsOf(words.of('MTN'))).toHaveLength(1 + 6);
    await userEvent.click(screen.getByRole('button', { name: words.showAll(most) }));
    expect(await rowsOf(words.of('MTN'))).toHaveLength(1 + most);
    await userEvent.click(screen.getByRole('button', { name: words.showFewer }));
    expect(await rowsOf(words.of('MTN'))).toHaveLength(1 + 6);
  });

  it('leaves out a commission of zero', async () => {
    show('cable');
    const [head] = await rowsOf(words.of('DStv'));
    expect(head).toEqual([words.columns.plan, words.columns.price]);
  });

  it('shows the limits and the fee of services without plans', async () => {
    const power = { category: 'electricity', available: true } as const;
    show('electricity', [
      {
        ...power,
        id: 'a',
        name: 'Ikeja Electric',
        limits: { min: '500.00', max: '200000.00' },
        fee: '100.00',
      },
      { ...power, id: 'b', name: 'Eko Electric', limits: { min: '1000.00' } },
      { ...power, id: 'c', name: 'Jos Electric', limits: { max: '5000.50' } },
      { ...power, id: 'd', name: 'Kano Electric', limits: { quantity: 1 } },
    ]);
    expect(await rowsOf(words.title)).toEqual([
      [words.what.electricity, words.columns.amount, words.columns.fee],
      ['Ikeja Electric', '₦500 to ₦200,000', '₦100'],
      ['Eko Electric', 'from ₦1,000', '₦0'],
      ['Jos Electric', 'up to ₦5,000.50', '₦0'],
      ['Kano Electric', words.anyAmount, '₦0'],
    ]);
  });

  it('uses a generic heading for an unknown category', async () => {
    show('lottery', [{ id: 'l', category: 'lottery', name: 'Baba', limits: { min: '100.00' } }]);
    expect((await rowsOf(words.title))[0]).toEqual([words.whatElse, words.columns.amount]);
  });

  it('says that the category has no services', async () => {
    show('data', []);
    expect(await screen.findByText(words.empty)).toBeVisible();
    expect(screen.getByText(words.emptyBody)).toBeVisible();
  });

  it('says that a service has no listed price, instead of that nothing is sold', async () => {
    show('airtime', [{ id: 'mtn-vtu', category: 'airtime', name: 'MTN' }]);
    expect(await screen.findByText(words.noneNamed)).toBeVisible();
    expect(screen.queryByText(words.emptyBody)).toBeNull();
  });

  it('says that the prices failed to load, and retries', async () => {
    let isDown = true;
    const { client } = createTestClient({
      answers: { services: () => (isDown ? lost : ok(demoAllServices)) },
    });
    render(<PriceList client={client} category="data" />);
    expect(await screen.findByText(words.failed)).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: words.tryAgain }));
    expect(await screen.findByRole('table', { name: words.of('MTN') })).toBeVisible();
  });

  it('keeps the loaded prices with their age if a refresh fails', async () => {
    let isDown = false;
    const { client } = createTestClient({
      answers: { services: () => (isDown ? lost : ok(demoAllServices)) },
    });
    render(<PriceList client={client} category="data" />);
    await screen.findByRole('table', { name: words.of('MTN') });
    isDown = true;
    await client.services.refresh();
    expect(await screen.findByText(/^Prices as of/)).toBeVisible();
    expect(screen.getByRole('table', { name: words.of('MTN') })).toBeVisible();
  });
});
