import type { Client } from '@oja/core';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, vi } from 'vitest';
import { createTestClient } from './testClient.ts';

type Make = (client: Client) => ReactElement;

/** Throws if a widget breaks a rule of server rendering, in plain Node without a DOM. */
export async function rendersOnServer(make: Make): Promise<void> {
  expect(typeof document).toBe('undefined');
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  try {
    const { client, server } = createTestClient({ signedIn: false });
    const page = renderToString(make(client));
    expect(page).toMatch(/^<section/);
    expect(page).not.toContain('₦');
    // Requests that rendering started are sent within this turn of the event loop.
    await new Promise((turn) => setImmediate(turn));
    expect(server.calls).toEqual([]);
    expect(complaints).not.toHaveBeenCalled();
  } finally {
    complaints.mockRestore();
  }
}
