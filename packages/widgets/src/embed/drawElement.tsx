import { type Client, createTokenClient, type EndpointTable } from '@oja/core';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { CrashGuard } from './CrashGuard.tsx';
import { dressElement } from './dressElement.ts';
import { createElementContext, type ElementContext } from './elementContext.ts';
import type { MountContext } from './elementModule.ts';
import { themeAttributes } from './isThemed.ts';
import { keepKeys } from './keepKeys.ts';
import { shareCalls, shareTokens } from './shareAnswers.ts';
import { sheetMaker } from './sheets.ts';
import { type WatchedToken, watchToken } from './watchToken.ts';

/** The text of the whole stylesheet, defined by the build. */
declare const __OJA_CSS__: string;

const widgetSheet = sheetMaker(__OJA_CSS__);

/** Props of the component that an element renders. */
export interface EmbeddedProps {
  readonly client: Client;
  readonly context: ElementContext;
  readonly token: WatchedToken;
  readonly account: string | null;
  /** What the page filled in by `prefill()`, by attribute; it comes before the attributes. */
  readonly prefilled: Readonly<Record<string, string>>;
}

interface Drawing {
  readonly mount: MountContext;
  readonly endpoints: EndpointTable;
  readonly Embedded: ComponentType<EmbeddedProps>;
  readonly apiBase: string;
  readonly account: string | null;
}

/** An element that is on the page. */
export interface Drawn {
  applyTheme(): void;
  prefill(values: Readonly<Record<string, string>>): void;
  reset(): void;
  update(): void;
  unmount(): void;
}

/** A client of the element's own, which can make the calls in `endpoints`. Two elements on one page share answers, and code. */
function createElementClient({ mount, endpoints, apiBase, account }: Drawing, token: WatchedToken): Client {
  return createTokenClient(
    {
      apiBase,
      getToken: token.getToken,
      platform: { fetch: shareCalls(mount.early) },
      // A server that opens widget sessions pays at most once for one reference (the agent API, extensions).
      dedupe: 'supported',
      ...(account && { account }),
    },
    endpoints,
  );
}

/** Renders an element with its client, into its shadow root. */
export function drawElement(drawing: Drawing): Drawn {
  const { mount, Embedded, apiBase, account } = drawing;
  const { root } = mount;
  const page = root.ownerDocument;
  const context = createElementContext(mount, apiBase);
  const token = watchToken(shareTokens(mount.early, () => mount.settings().getToken));
  const client = createElementClient(drawing, token);
  const container = page.createElement('div');
  // The sentences are English, whatever the language of the page around them.
  container.lang = 'en';
  root.adoptedStyleSheets = [...new Set([...root.adoptedStyleSheets, widgetSheet(page)])];
  root.append(container);
  const react = createRoot(container);
  const applyTheme = () => void dressElement(container, mount);
  applyTheme();
  const themed = new MutationObserver(applyTheme);
  themed.observe(root.host, { attributeFilter: [...themeAttributes] });
  const stopKeys = keepKeys(root);
  let prefilled: EmbeddedProps['prefilled'] = {};
  let forms = 0;
  function render(): void {
    react.render(
      <CrashGuard key={forms} onCrash={(cause) => context.report({ code: 'crash', cause })}>
        <Embedded {...{ client, context, token, account, prefilled }} />
      </CrashGuard>,
    );
  }
  render();
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
    },
    unmount() {
      themed.disconnect();
      stopKeys();
      react.unmount();
      client.dispose();
    },
  };
}
