import type { Client } from '@oja/core';
import { cleanup } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, it, vi } from 'vitest';
import { promises } from './conformance.tsx';
import { createTestClient, type TestClientSetup } from './testClient.ts';

export interface WidgetUnderTest {
  /** Creates the widget with its client and its required properties. */
  readonly make: (client: Client) => ReactElement;
  /** Changes to the default test client. */
  readonly setup?: TestClientSetup;
}

/** Runs the conformance suite on a widget in a page. `onServer.test.ts` renders every widget on a server. */
export function describeWidget(name: string, { make, setup = {} }: WidgetUnderTest): void {
  const clientFor = (change: TestClientSetup = {}) => createTestClient({ ...setup, ...change });

  describe(`${name}, like every widget`, () => {
    afterEach(() => {
      cleanup();
      vi.restoreAllMocks();
    });

    for (const [promise, keep] of Object.entries(promises)) it(promise, () => keep({ make, clientFor }));
  });
}
