import { type Client, MINUTE } from '@oja/core';
import { demoServices, ok, refuse } from '@oja/core/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type Answers, createTestClient, demoNow } from '../testing/testClient.ts';
import { useResource } from './useResource.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Names({ client }: Readonly<{ client: Client }>) {
  const { data } = useResource(client, client.services);
  return <p>{data?.[0]?.name}</p>;
}

/** A client whose clock the test moves, and the number of its requests for services. */
function setUp(answers: Answers = {}) {
  let now = demoNow;
  const { client, server } = createTestClient({ answers, platform: { now: () => now } });
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

it('shares a fresh value between components', async () => {
  const { show, pass, isAsking } = setUp();
  show();
  await screen.findByText('MTN');
  pass(4 * MINUTE);
  showTab();
  show();
  expect(isAsking()).toBe(false);
});

it('refetches a value older than five minutes, once for all components that mount', async () => {
  const { show, pass, asked } = setUp();
  const { unmount } = show();
  await screen.findByText('MTN');
  unmount();
  pass(6 * MINUTE);
  show();
  show();
  await waitFor(() => expect(asked()).toBe(2));
  expect(screen.getAllByText('MTN')).toHaveLength(2);
});

it('refetches when the tab becomes visible, but not while it is hidden', async () => {
  const { show, pass, asked, isAsking } = setUp();
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

it('refetches when the device is back online, also after a request that was in flight then has failed', async () => {
  let answer = (_: 'lost' | 'arrives') => {};
  const { show, asked } = setUp({
    services: () =>
      new Promise((resolve) => {
        answer = (what) => resolve(what === 'lost' ? refuse(403, 'A gateway refused.') : ok(demoServices));
      }),
  });
  show();
  await waitFor(() => expect(asked()).toBe(1));
  dispatchEvent(new Event('online'));
  answer('lost');
  await waitFor(() => expect(asked()).toBe(2));
  answer('lost');
  await waitFor(() => expect(screen.queryByText('MTN')).toBeNull());
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(asked()).toBe(3));
  answer('arrives');
  expect(await screen.findByText('MTN')).toBeVisible();
});
