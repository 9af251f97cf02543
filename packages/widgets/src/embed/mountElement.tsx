import { type Client, createTokenClient, type EndpointTable } from '@oja/core';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { embedded } from '../text/en/embedded.ts';
import { applyElementTheme } from './applyElementTheme.ts';
import { CrashGuard } from './CrashGuard.tsx';
import type { MountContext, Mounted } from './elementModule.ts';
import { keepKeys } from './keepKeys.ts';
import { themeAttributes } from './scriptTag.ts';
import { sheetMaker } from './sheets.ts';
import { type WatchedToken, watchToken } from './watchToken.ts';

/** The text of the whole stylesheet, defined by the build. */
declare const __OJA_CSS__: string;

const widgetSheet = sheetMaker(__OJA_CSS__);

/** Props of the component that an element renders. */
export interface EmbeddedProps {
  readonly client: Client;
  readonly context: MountContext;
  readonly token: WatchedToken;
}

/** Mounts an element, or says in its place that it could not be. */
export function mountElement(
  context: MountContext,
  endpoints: EndpointTable,
  Embedded: ComponentType<EmbeddedProps>,
): Mounted {
  try {
    return renderElement(context, endpoints, Embedded);
  } catch (problem) {
    const said = document.createElement('p');
    said.className = 'oja-note';
    said.textContent = embedded.crashed;
    context.root.replaceChildren(said);
    context.report({ code: 'crash', cause: problem });
    return { unmount() {} };
  }
}

/** Renders an element with a client of its own, which can make the calls in `endpoints`. Two elements on one page share only code. */
function renderElement(
  context: MountContext,
  endpoints: EndpointTable,
  Embedded: ComponentType<EmbeddedProps>,
): Mounted {
  const { root, apiBase, account, getToken, report } = context;
  const page = root.ownerDocument;
  const token = watchToken(getToken);
  const client = createTokenClient(
    {
      apiBase,
      getToken: token.getToken,
      // A server that opens widget sessions pays at most once for one reference (the agent API, extensions).
      dedupe: 'supported',
      ...(account && { account }),
    },
    endpoints,
  );
  const container = page.createElement('div');
  // The sentences are English, whatever the language of the page around them.
  container.lang = 'en';
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, widgetSheet(page)];
  root.append(container);
  const react = createRoot(container);
  applyElementTheme(container, context);
  const themed = new MutationObserver(() => applyElementTheme(container, context));
  themed.observe(root.host, { attributeFilter: [...themeAttributes] });
  const stopKeys = keepKeys(root);
  react.render(
    <CrashGuard onCrash={(problem) => report({ code: 'crash', cause: problem })}>
      <Embedded client={client} context={context} token={token} />
    </CrashGuard>,
  );
  return {
    unmount() {
      themed.disconnect();
      stopKeys();
      react.unmount();
      client.dispose();
    },
  };
}
