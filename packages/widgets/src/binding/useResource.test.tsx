import { type Client, MINUTE } from '@oja/core';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createTestClient, demoNow } from '../testing/testClient.ts';
import { useResource } from './useResource.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Names({ client }: Readonly<{ client: Client }>) {
  const { data } = useResource(client, client.services);
  return <p>{data?.[0]?.name}</p>;
}

/** A client with a clock that a test moves, and how often its services were asked for. */
function stage() {
  let now = demoNow;
  const { client, server } = createTestClient({ platform: { now: () => now } });
  return {
    show: () => render(<Names client={client} />),
    pass: (ms: number) => {
      now += ms;
    },
    asked: () => server.calls.filter(({ name }) => name === 'services').length,
    isAsking: () => client.services.state.value.status !== 'ready',
  };
}

const showTab = () => document.dispatchEvent(new Event('visibilitychange'));

it('shares a fresh value between all that show it', async () => {
  const { show, pass, isAsking } = stage();
  show();
  await screen.findByText('MTN');
  pass(4 * MINUTE);
  showTab();
  show();
  expect(isAsking()).toBe(false);
});

it('asks again for what is more than five minutes old, once for all who come to look', async () => {
  const { show, pass, asked } = stage();
  const { unmount } = show();
  await screen.findByText('MTN');
  unmount();
  pass(6 * MINUTE);
  show();
  show();
  await waitFor(() => expect(asked()).toBe(2));
  expect(screen.getAllByText('MTN')).toHaveLength(2);
});

it('asks again when the tab is shown, and not while it is hidden', async () => {
  const { show, pass, asked, isAsking } = stage();
  show();
  await screen.findByText('MTN');
  pass(6 * MINUTE);
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  showTab();
  expect(isAsking()).toBe(false);
  hidden.mockRestore();
  showTab();
  await waitFor(() => expect(asked()).toBe(2));
});
