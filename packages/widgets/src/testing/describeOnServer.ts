import type { Client } from '@oja/core';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { createTestClient, type TestClientSetup } from './testClient.ts';

type Make = (client: Client) => ReactElement;

/** Throws where a widget breaks what it promises to a host that renders on a server: plain Node, where there is no DOM. */
export async function rendersOnServer(make: Make, setup: TestClientSetup = {}): Promise<void> {
  expect(typeof document).toBe('undefined');
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  try {
    const { client, server } = createTestClient({ ...setup, signedIn: false });
    const page = renderToString(make(client));
    expect(page).toMatch(/^<section/);
    expect(page).not.toContain('₦');
    // What rendering has set off leaves in this turn.
    await new Promise((turn) => setImmediate(turn));
    expect(server.calls).toEqual([]);
    expect(complaints).not.toHaveBeenCalled();
  } finally {
    complaints.mockRestore();
  }
}

/** What every widget promises to a host that renders on a server. */
export function describeOnServer(name: string, make: Make, setup: TestClientSetup = {}): void {
  describe(`${name} on a server`, () => {
    it('renders without a DOM, without a complaint and without a figure that nobody knows yet', () =>
      rendersOnServer(make, setup));
  });
}
