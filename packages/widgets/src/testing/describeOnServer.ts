import type { Client } from '@oja/core';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { createTestClient, type TestClientSetup } from './testClient.ts';

/** What every widget promises to a host that renders on a server: plain Node, where there is no DOM. */
export function describeOnServer(
  name: string,
  make: (client: Client) => ReactElement,
  setup: TestClientSetup = {},
): void {
  describe(`${name} on a server`, () => {
    it('renders without a DOM, without a complaint and without a figure that nobody knows yet', () => {
      expect(typeof document).toBe('undefined');
      const complaints = vi.spyOn(console, 'error');
      const { client, server } = createTestClient({ ...setup, signedIn: false });
      const page = renderToString(make(client));
      expect(page).toMatch(/^<section/);
      expect(page).not.toContain('₦');
      expect(server.calls).toEqual([]);
      expect(complaints).not.toHaveBeenCalled();
      complaints.mockRestore();
    });
  });
}
