import type { Client } from '@oja/core';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useResource } from '../binding/useResource.ts';
import { surfaceRoot } from '../theme/surface.css.ts';
import { promises } from './conformance.tsx';
import { MOUNTS } from './mounts.ts';
import { createTestClient } from './testClient.ts';

const { asyncUtilTimeout } = getConfig();

afterEach(() => {
  configure({ asyncUtilTimeout });
  cleanup();
  vi.restoreAllMocks();
  for (const left of document.querySelectorAll('hr')) left.remove();
});

const broken = (promise: keyof typeof promises, make: (client: Client) => ReactElement) =>
  promises[promise]({ make, clientFor: (change) => createTestClient(change) });

const ground = (inside: ReactNode) => <section className={surfaceRoot}>{inside}</section>;

function Asks({ client }: Readonly<{ client: Client }>) {
  const [isBusy, setBusy] = useState(true);
  useEffect(() => {
    const ask = () => client.wallet.refresh();
    void ask()
      .then(ask)
      .then(() => setBusy(false));
  }, [client]);
  return ground(<p aria-busy={isBusy}>Text</p>);
}

/** Calls `start` on mount and cleans up nothing on unmount. */
function Starts({ start }: Readonly<{ start: () => void }>) {
  useEffect(start, [start]);
  return ground('Text');
}

const starts: Readonly<Record<string, readonly [start: () => void, told: unknown]>> = {
  'a listener on the window': [
    () => addEventListener('online', () => {}),
    { listeners: expect.arrayContaining(['online on Window']) },
  ],
  'a listener on the document': [
    () => document.addEventListener('visibilitychange', () => {}),
    { listeners: expect.arrayContaining(['visibilitychange on HTMLDocument']) },
  ],
  'a listener on a media query': [
    () => matchMedia('print').addEventListener('change', () => {}),
    { listeners: expect.arrayContaining(['change on MediaQueryList']) },
  ],
  'an interval': [() => void setInterval(() => {}, 60_000), { timers: 2 * MOUNTS }],
  'an observer': [
    () => new ResizeObserver(() => {}).observe(document.body),
    { observers: expect.arrayContaining(['ResizeObserver']) },
  ],
  'an element': [() => document.body.append(document.createElement('hr')), expect.any(Number)],
};

const mounted = 'leaves no listener, no timer, no observer and no element behind, mounted again and again';
const strict = 'is at home in StrictMode, and asks the server once';
const twice = 'stands twice on a page without sharing an id';
const apart = 'never meets its copy with another client: each asks its own server, and one signs out alone';
const keyboard = 'can be walked through with Tab, and shows at each stop where the focus is';

describe('the conformance suite rejects a widget that', () => {
  it.each(Object.entries(starts))('leaves %s behind', async (_, [start, told]) => {
    await expect(broken(mounted, () => <Starts start={start} />)).rejects.toMatchObject({ actual: told });
  });

  it('requests a value twice in StrictMode', async () => {
    await expect(broken(strict, (client) => <Asks client={client} />)).rejects.toHaveProperty(
      'actual.1',
      'balance',
    );
  });

  it('has a fixed id', async () => {
    await expect(broken(twice, () => ground(<p id="title">Text</p>))).rejects.toMatchObject({
      actual: ['title', 'title'],
    });
  });

  it('references an id outside itself', async () => {
    await expect(broken(twice, () => ground(<input aria-describedby="nowhere" />))).rejects.toMatchObject({
      actual: ['nowhere'],
    });
  });

  it('shares its client with its copy', async () => {
    const shared: { client?: Client } = {};
    const make = (client: Client) => {
      shared.client ??= client;
      return <Quiet client={shared.client} />;
    };
    // The missing request is awaited until the timeout, so the timeout is short.
    configure({ asyncUtilTimeout: 100 });
    await expect(broken(apart, make)).rejects.toMatchObject({
      actual: ['user'],
      expected: ['balance', 'user'],
    });
  });

  it('has a control that Tab can’t reach', async () => {
    const make = () =>
      ground(
        <a href="#x" ref={(link) => link?.addEventListener('focus', () => link.blur())}>
          Sell
        </a>,
      );
    await expect(broken(keyboard, make)).rejects.toMatchObject({ actual: { unreached: ['a "Sell"'] } });
  });

  it('hides the focus', async () => {
    const make = () =>
      ground(
        <button type="button" style={{ outline: 'none' }}>
          Sell
        </button>,
      );
    await expect(broken(keyboard, make)).rejects.toMatchObject({ actual: { unseen: ['button "Sell"'] } });
  });

  it('traps the focus', async () => {
    const make = () =>
      ground(
        <button type="button" onKeyDown={(event) => event.preventDefault()}>
          Sell
        </button>,
      );
    await expect(broken(keyboard, make)).rejects.toMatchObject({ actual: { leaves: false } });
  });

  it('is wider than its container', async () => {
    const make = () => ground(<div style={{ width: 300 }}>Text</div>);
    await expect(broken('brings its own ground and fits into 280 px', make)).rejects.toMatchObject({
      actual: 300,
    });
  });

  it('uses the background of the host', async () => {
    await expect(broken('brings its own ground and fits into 280 px', () => <p>Text</p>)).rejects.toThrow();
  });
});

it('accepts a correct widget', async () => {
  const make = (client: Client) => <Quiet client={client} />;
  for (const keep of Object.values(promises)) {
    await keep({ make, clientFor: (change) => createTestClient(change) });
    cleanup();
  }
});

function Quiet({ client }: { client: Client }) {
  const { data } = useResource(client, client.wallet);
  return ground(
    <>
      <button type="button">Sell</button>
      {data && 'Known'}
    </>,
  );
}
