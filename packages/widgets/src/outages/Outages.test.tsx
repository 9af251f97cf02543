import { demoAllServices, ok } from '@oja/core/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeWidget } from '../testing/describeWidget.tsx';
import { createTestClient } from '../testing/testClient.ts';
import { en } from '../text/en.ts';
import { Outages } from './Outages.tsx';

const words = en.outages;
const { kinds } = en.transactions;

/** All services, with the given ones unavailable. */
const without = (...ids: readonly string[]) =>
  demoAllServices.map((service) => ({ ...service, available: !ids.includes(`${service.id}`) }));

function show(services: typeof demoAllServices) {
  const { client, server } = createTestClient({ answers: { services: () => ok(services) } });
  render(<Outages client={client} />);
  return { client, server };
}

describeWidget('Outages', {
  make: (client) => <Outages client={client} />,
  setup: { answers: { services: () => ok(without('mtn-data')) } },
});

describe('Outages', () => {
  afterEach(cleanup);

  it('lists the services that can’t be sold now, grouped by category', async () => {
    show(without('mtn-data', 'airtel-data', 'ikeja-electric'));
    const region = within(await screen.findByRole('region', { name: words.title }));
    expect(region.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      words.of(kinds.data, 'MTN, Airtel'),
      words.of(kinds.electricity, 'Ikeja Electric'),
    ]);
  });

  it('shows the id of an unknown category', async () => {
    show([{ id: 'baba', category: 'lottery', name: 'Baba Ijebu', available: false }]);
    expect(await screen.findByText(words.of('lottery', 'Baba Ijebu'))).toBeVisible();
  });

  it('shows the id of a category named like an inherited property', async () => {
    show([{ id: 'x', category: 'constructor', name: 'Baba Ijebu', available: false }]);
    expect(await screen.findByText(words.of('constructor', 'Baba Ijebu'))).toBeVisible();
  });

  it('disappears when all services are available again', async () => {
    let services = without('mtn-data');
    const { client } = createTestClient({ answers: { services: () => ok(services) } });
    render(<Outages client={client} />);
    await screen.findByRole('region', { name: words.title });
    services = without();
    await client.services.refresh();
    await waitFor(() => expect(screen.queryByRole('region', { name: words.title })).toBeNull());
  });
});
