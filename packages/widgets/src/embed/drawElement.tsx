import { type Client, createTokenClient, type TokenClientStores } from '@oja/core';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import type { Catalogue } from '../text/catalogue.ts';
import { CrashGuard } from './CrashGuard.tsx';
import { dressElement } from './dressElement.ts';
import { createElementContext, type ElementContext } from './elementContext.ts';
import type { MountContext } from './elementModule.ts';
import { themeAttributes } from './isThemed.ts';
import { keepKeys } from './keepKeys.ts';
import { followLanguage } from './language.ts';
import { watchScheme } from './pageScheme.ts';
import { shareCalls, shareTokens } from './shareAnswers.ts';
import { watchLine } from './watchLine.ts';
import { type WatchedToken, watchToken } from './watchToken.ts';

/** Props of the component that an element renders. */
export interface EmbeddedProps {
  readonly client: Client;
  readonly context: ElementContext;
  readonly token: WatchedToken;
  readonly account: string | null;
  /** Text in the page's language. Missing text is in English. */
  readonly text: Catalogue;
  /** The values of `prefill()`, by attribute name. They take precedence over the attributes. */
  readonly prefilled: Readonly<Record<string, string>>;
  /** How often the page has called `update()`. */
  readonly updates: number;
}

interface Drawing {
  readonly mount: MountContext;
  /** Rendered before the widget. */
  readonly styles: readonly HTMLStyleElement[];
  readonly Embedded: ComponentType<EmbeddedProps>;
  /** Stores that the widget needs besides the services. */
  readonly stores: TokenClientStores | undefined;
  readonly apiBase: string;
  readonly account: string | null;
}

/** A rendered element. */
export interface Drawn {
  applyTheme(): void;
  prefill(values: Readonly<Record<string, string>>): void;
  reset(): void;
  update(): void;
  unmount(): void;
}

/** Creates the element's client. The elements of a page share code and early answers. */
function createElementClient(drawing: Drawing, token: WatchedToken, isOnline: () => boolean): Client {
  const { mount, apiBase, account, stores } = drawing;
  return createTokenClient(
    {
      apiBase,
      getToken: token.getToken,
      platform: { fetch: shareCalls(mount.early), isOnline },
      ...(account && { account }),
    },
    stores,
  );
}

/**
 * Preact creates each element with the custom element registry of its parent. In a document that the widget was moved to,
 * Chromium throws for that document's registry but accepts `null`. WebKitGTK 2.50 renders nothing with `null`.
 */
function createContainer(page: Document): HTMLElement {
  const container = page.createElement('div');
  try {
    document.createElement('div', container);
    return container;
  } catch {
    return page.createElement('div', { customElementRegistry: null });
  }
}

/** Renders an element into its shadow root, with its client. */
export function drawElement(drawing: Drawing): Drawn {
  const { mount, styles, Embedded, apiBase, account } = drawing;
  const { root } = mount;
  const page = root.ownerDocument;
  const context = createElementContext(mount, apiBase);
  const token = watchToken(shareTokens(mount.early, () => mount.settings().getToken));
  const line = watchLine();
  const client = createElementClient(drawing, token, line.isOnline);
  const container = createContainer(page);
  const react = createRoot(container);
  const applyTheme = () => void dressElement(container, mount);
  applyTheme();
  const themed = new MutationObserver(applyTheme);
  themed.observe(root.host, { attributeFilter: [...themeAttributes] });
  const stops = [() => themed.disconnect(), watchScheme(root.host, applyTheme), keepKeys(root), line.stop];
  let prefilled: EmbeddedProps['prefilled'] = {};
  let forms = 0;
  let updates = 0;
  let text: Catalogue = {};
  function render(): void {
    react.render(
      <CrashGuard key={forms} onCrash={(cause) => context.report({ code: 'crash', cause })}>
        <Embedded
          client={client}
          context={context}
          token={token}
          account={account}
          prefilled={prefilled}
          updates={updates}
          text={text}
        />
      </CrashGuard>,
    );
  }
  const speak = (language: string, catalogue: Catalogue) => {
    container.lang = language;
    text = catalogue;
    // Only now, so that the placeholder stays until there is something to show.
    if (!container.isConnected) root.replaceChildren(...styles, container);
    render();
  };
  stops.push(followLanguage(mount, speak));
  return {
    applyTheme,
    prefill(values) {
      prefilled = { ...prefilled, ...values };
      render();
    },
    reset() {
      prefilled = {};
      forms += 1;
      render();
    },
    update() {
      for (const store of [client.services, client.wallet, client.transactions])
        if (store.state.peek().status !== 'idle') void store.refresh();
      updates += 1;
      render();
    },
    unmount() {
      for (const stop of stops) stop();
      react.unmount();
      client.dispose();
    },
  };
}
