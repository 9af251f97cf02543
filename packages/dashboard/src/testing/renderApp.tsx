import type { SessionStorage, StoredSession } from '@oja/core';
import { en } from '@oja/widgets/text/en';
import { createToasts } from '@oja/widgets/ui';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { paste } from '../../../widgets/src/testing/paste.ts';
import { createTestClient, type TestClientSetup } from '../../../widgets/src/testing/testClient.ts';
import { App } from '../App.tsx';
import { routes } from '../routes.tsx';
import type { Routes } from '../routing/route.ts';

export interface AppSetup extends TestClientSetup {
  readonly routes?: Routes;
  readonly productName?: string;
  /** Only shown: what is asked goes to the fake server. */
  readonly apiBase?: string;
}

const before = location.pathname + location.search;

/** The whole app at an address, over core's fake server. Amaka is signed in unless `signedIn` is false. */
export function renderApp(
  path: string,
  { routes: table = routes, productName = 'Oja', apiBase = '', ...setup }: AppSetup = {},
) {
  history.replaceState(null, '', path);
  const { client, server } = createTestClient(setup);
  const toasts = createToasts();
  const view = render(
    <App client={client} config={{ apiBase, productName }} routes={table} toasts={toasts} />,
  );
  const { session } = client;
  if (!session) throw new Error('The test client has no session.');
  return { client, session, server, toasts, ...view };
}

/** After each test: the next one finds the address as it was. */
export function closeApp(): void {
  cleanup();
  history.replaceState(null, '', before);
}

/** The current address, as in the address bar. */
export const address = () => location.pathname + location.search;

/** Presses Back, and waits until the browser has gone there. */
export async function goBack(): Promise<void> {
  const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.back();
  await arrived;
}

/** The heading of a screen, once it is there. */
export const arriveAt = (name: keyof typeof en.dashboard.screens) =>
  screen.findByRole('heading', { level: 1, name: en.dashboard.screens[name] });

/** Types into the sign-in form and sends it. */
export async function signIn(password = 'oja-demo-2026'): Promise<void> {
  await paste(userEvent, await screen.findByLabelText(en.signIn.username), 'amaka');
  await paste(userEvent, screen.getByLabelText(en.signIn.password), password);
  await userEvent.click(screen.getByRole('button', { name: en.signIn.submit }));
}

/** A storage that another tab writes to. */
export function sharedStorage(session: StoredSession | null) {
  let kept = session;
  const listeners = new Set<() => void>();
  const storage: SessionStorage = {
    read: () => kept,
    write(next) {
      kept = next;
      return true;
    },
    clear() {
      kept = null;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return {
    storage,
    /** Changes the session as another tab does. This tab receives the event unless it is frozen. */
    writeElsewhere(next: StoredSession | null, isHeard = true) {
      kept = next;
      if (isHeard) for (const listener of listeners) listener();
    },
    listeners,
  };
}
