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
  /** Only displayed. Calls go to the fake server. */
  readonly apiBase?: string;
}

const before = location.pathname + location.search;

/** Renders the whole app at a path, with core's fake server. Amaka is signed in unless `signedIn` is false. */
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

/** Call it after each test: unmounts the app and restores the URL. */
export function closeApp(): void {
  cleanup();
  history.replaceState(null, '', before);
}

/** The current path with its query. */
export const address = () => location.pathname + location.search;

/** Presses Back, and waits until the browser has navigated. */
export async function goBack(): Promise<void> {
  const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.back();
  await arrived;
}

/** Waits for the heading of a screen. */
export const arriveAt = (name: keyof typeof en.dashboard.screens) =>
  screen.findByRole('heading', { level: 1, name: en.dashboard.screens[name] });

/** Fills in the sign-in form and submits it. */
export async function signIn(password = 'oja-demo-2026'): Promise<void> {
  await paste(userEvent, await screen.findByLabelText(en.signIn.username), 'amaka');
  await paste(userEvent, screen.getByLabelText(en.signIn.password), password);
  await userEvent.click(screen.getByRole('button', { name: en.signIn.submit }));
}

/** A session storage that another tab also writes to. */
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
    /** Changes the session as another tab would. This tab receives the event unless it is frozen. */
    writeElsewhere(next: StoredSession | null, isHeard = true) {
      kept = next;
      if (isHeard) for (const listener of listeners) listener();
    },
    listeners,
  };
}
