import type { Client } from '@oja/core';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, vi } from 'vitest';
import { createTestClient } from './testClient.ts';

type Make = (client: Client) => ReactElement;

/** Throws where a widget breaks what it promises to a host that renders on a server: plain Node, where there is no DOM. */
export async function rendersOnServer(make: Make): Promise<void> {
  expect(typeof document).toBe('undefined');
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  try {
    const { client, server } = createTestClient({ signedIn: false });
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
