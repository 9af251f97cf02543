import { demoServices, lost, ok } from '@oja/core/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeWidget } from '../testing/describeWidget.tsx';
import { createTestClient } from '../testing/testClient.ts';
import { en } from '../text/en.ts';
import { ServiceHealth } from './ServiceHealth.tsx';

const words = en.serviceHealth;
const [mtn, airtel, ...others] = demoServices;
if (!mtn || !airtel) throw new Error('There are four networks');

function show(services: typeof demoServices, category = 'data') {
  const { client, server } = createTestClient({ answers: { services: () => ok(services) } });
  render(<ServiceHealth client={client} category={category} />);
  return server;
}
const region = () => screen.findByRole('region', { name: words.title });

describeWidget('ServiceHealth', {
  make: (client) => <ServiceHealth client={client} category="data" />,
  setup: { answers: { services: () => ok([{ ...mtn, available: false }, airtel, ...others]) } },
});

describe('ServiceHealth', () => {
  afterEach(cleanup);

  it('shows one line if every service is available', async () => {
    show(demoServices);
    expect(await region()).toHaveTextContent(words.title + words.allWell.data);
  });

  it('lists services that are down or have a notice, with the notice', async () => {
    show([
      { ...mtn, available: false, notice: 'MTN is working on it.' },
      { ...airtel, notice: 'Slow today.' },
      ...others,
    ]);
    const rows = within(await region()).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      `MTN${words.down}MTN is working on it.`,
      `Airtel${words.slow}Slow today.`,
    ]);
  });

  it('says since when a service has been down', async () => {
    show([{ ...mtn, available: false, downSince: '2026-11-20T09:10:00+01:00' }, airtel, ...others]);
    expect(await screen.findByText(words.downSince('20 Nov, 09:10'))).toBeVisible();
  });

  it('says how old the status is if it can’t be refreshed', async () => {
    let isDown = false;
    const { client } = createTestClient({ answers: { services: () => (isDown ? lost : ok(demoServices)) } });
    render(<ServiceHealth client={client} category="data" />);
    await region();
    expect(screen.queryByText(/^As of /)).toBeNull();
    isDown = true;
    await client.services.refresh();
    expect(await screen.findByText(/^As of /)).toBeVisible();
    expect(screen.getByText(words.allWell.data)).toBeVisible();
  });

  it('renders nothing for a category without services', async () => {
    const server = show(demoServices, 'cable');
    await waitFor(() => expect(server.calls.map(({ name }) => name)).toContain('services'));
    expect(screen.queryByRole('region')).toBeNull();
  });
});
