import type { Client } from '@oja/core';
import { cleanup, render, waitFor } from '@testing-library/react';
import { type ReactElement, StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { surfaceRoot } from '../theme/surface.css.ts';
import { watchPage } from './pageWatch.ts';
import { createTestClient, type TestClientSetup } from './testClient.ts';

export interface WidgetUnderTest {
  /** The widget with its client and what else it must have. */
  readonly make: (client: Client) => ReactElement;
  /** How its client is to be, where the usual one does not do. */
  readonly setup?: TestClientSetup;
}

/** Attributes that name other elements by their id. */
const REFERENCES = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for'];

const isStill = (element: Element) => element.querySelector('[aria-busy="true"]') === null;

/** What every widget promises to whoever puts it on a page. */
export function describeWidget(name: string, { make, setup = {} }: WidgetUnderTest): void {
  const clientFor = (change: TestClientSetup = {}) => createTestClient({ ...setup, ...change });

  describe(`${name}, like every widget`, () => {
    afterEach(cleanup);

    it('leaves no listener, no timer and no element behind, mounted 200 times', async () => {
      const clients = [clientFor().client, clientFor({ offline: true }).client];
      const mount = () => {
        for (const client of clients) render(make(client)).unmount();
      };
      // Ready and failed are the states that listen; and React itself keeps a few listeners from its first root on.
      for (const client of clients) {
        const { container } = render(make(client));
        await waitFor(() => expect(isStill(container)).toBe(true));
      }
      cleanup();
      const page = watchPage();
      const elements = document.querySelectorAll('*').length;
      for (let times = 0; times < 100; times++) mount();
      cleanup();
      expect(page.stop()).toEqual({ listeners: [], timers: 0 });
      expect(document.querySelectorAll('*').length).toBe(elements);
    });

    it('is at home in StrictMode, and asks the server once', async () => {
      const complaints = vi.spyOn(console, 'error');
      const { client, server } = clientFor();
      const { container } = render(<StrictMode>{make(client)}</StrictMode>);
      await waitFor(() => expect(isStill(container)).toBe(true));
      expect(complaints).not.toHaveBeenCalled();
      const names = server.calls.map((call) => call.name);
      expect(names).toEqual([...new Set(names)]);
      complaints.mockRestore();
    });

    it('stands twice on a page without sharing an id', async () => {
      const { container } = render(
        <>
          {make(clientFor().client)}
          {make(clientFor().client)}
        </>,
      );
      await waitFor(() => expect(isStill(container)).toBe(true));
      const ids = [...container.querySelectorAll('[id]')].map((element) => element.id);
      expect(ids).toEqual([...new Set(ids)]);
      for (const copy of container.children) expect(danglingReferences(copy)).toEqual([]);
    });

    it('brings its own ground and fits into 280 px', async () => {
      const { container } = render(<div style={{ width: 280 }}>{make(clientFor().client)}</div>);
      await waitFor(() => expect(isStill(container)).toBe(true));
      const widget = container.firstElementChild?.firstElementChild;
      expect(widget).toHaveProperty('className', expect.stringContaining(surfaceRoot.split(' ')[0] ?? ''));
      expect(widget?.scrollWidth).toBeLessThanOrEqual(280);
    });
  });
}

/** Ids that a widget names and that are not within it. */
function danglingReferences(widget: Element): readonly string[] {
  return REFERENCES.flatMap((attribute) =>
    [...widget.querySelectorAll(`[${attribute}]`)].flatMap((element) =>
      (element.getAttribute(attribute) ?? '').split(' ').filter((id) => {
        const named = document.getElementById(id);
        return !named || !widget.contains(named);
      }),
    ),
  );
}
