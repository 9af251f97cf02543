import type { Client } from '@oja/core';
import type { FakeServer } from '@oja/core/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { type ReactElement, StrictMode } from 'react';
import { expect, vi } from 'vitest';
import { surfaceRoot } from '../theme/surface.css.ts';
import { walk } from './keyboardPath.ts';
import { MOUNTS } from './mounts.ts';
import { watchPage } from './pageWatch.ts';
import type { TestClientSetup } from './testClient.ts';

/** Creates a widget and its clients. */
export interface Subject {
  make(client: Client): ReactElement;
  clientFor(change?: TestClientSetup): { client: Client; server: FakeServer };
}

/** Attributes that reference other elements by id. */
const REFERENCES = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for'];

const stands = (element: Element) =>
  waitFor(() => expect(element.querySelector('[aria-busy="true"]')).toBeNull());

const namesOf = (server: FakeServer) => server.calls.map((call) => call.name).sort();

/** The conformance suite of every widget. Each check throws if the widget fails it. */
export const promises = {
  'leaves no listener, no timer, no observer and no element behind, mounted again and again': async ({
    make,
    clientFor,
  }) => {
    const clients = [clientFor().client, clientFor({ offline: true }).client];
    // Mounts each state once before the count: React keeps a few listeners from its first root on.
    for (const client of clients) await stands(render(make(client)).container);
    cleanup();
    const page = watchPage();
    const elements = document.querySelectorAll('*').length;
    for (let times = 0; times < MOUNTS; times++) for (const client of clients) render(make(client)).unmount();
    cleanup();
    expect(page.stop()).toEqual({ listeners: [], timers: 0, observers: [] });
    expect(document.querySelectorAll('*').length).toBe(elements);
  },

  'is at home in StrictMode, and asks the server once': async ({ make, clientFor }) => {
    const complaints = vi.spyOn(console, 'error');
    const { client, server } = clientFor();
    await stands(render(<StrictMode>{make(client)}</StrictMode>).container);
    expect(complaints).not.toHaveBeenCalled();
    const names = namesOf(server);
    expect(names).toEqual([...new Set(names)]);
  },

  'stands twice on a page without sharing an id': async ({ make, clientFor }) => {
    const { container } = render(
      <>
        {make(clientFor().client)}
        {make(clientFor().client)}
      </>,
    );
    await stands(container);
    const ids = [...container.querySelectorAll('[id]')].map((element) => element.id);
    expect(ids).toEqual([...new Set(ids)]);
    for (const copy of container.children) expect(danglingReferences(copy)).toEqual([]);
  },

  'never meets its copy with another client: each asks its own server, and one signs out alone': async ({
    make,
    clientFor,
  }) => {
    const [one, other] = [clientFor(), clientFor()];
    await stands(render(make(one.client)).container);
    const { container } = render(make(other.client));
    await stands(container);
    await waitFor(() => expect(namesOf(other.server)).toEqual(namesOf(one.server)));
    const shown = container.textContent;
    const asked = other.server.calls.length;
    await one.client.session?.logout();
    await waitFor(() => expect(one.client.session?.state.value.isAuthenticated).toBe(false));
    await stands(container);
    expect(container.textContent).toBe(shown);
    expect(other.server.calls).toHaveLength(asked);
  },

  'can be walked through with Tab, and shows at each stop where the focus is': async ({
    make,
    clientFor,
  }) => {
    const { container } = render(
      <>
        <button type="button">Before</button>
        <div data-testid="widget">{make(clientFor().client)}</div>
        <button type="button">After</button>
      </>,
    );
    await stands(container);
    const [before, after] = [screen.getByText('Before'), screen.getByText('After')];
    const path = await walk(screen.getByTestId('widget'), before, after);
    expect(path).toEqual({ unreached: [], unseen: [], leaves: true });
  },

  'brings its own ground and fits into 280 px': async ({ make, clientFor }) => {
    const { container } = render(<div style={{ width: 280 }}>{make(clientFor().client)}</div>);
    await stands(container);
    const widget = container.firstElementChild?.firstElementChild;
    expect(widget).toHaveProperty('className', expect.stringContaining(surfaceRoot.split(' ')[0] ?? ''));
    expect(widget?.scrollWidth).toBeLessThanOrEqual(280);
  },
} as const satisfies Readonly<Record<string, (subject: Subject) => Promise<void>>>;

/** Ids that a widget references but does not contain. */
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
