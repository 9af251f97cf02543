import { type Client, createTokenClient } from '@oja/core';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { CrashGuard } from './CrashGuard.tsx';
import type { Mounted, Stage } from './elementModule.ts';
import { crash } from './errors.ts';
import { sheetMaker } from './sheets.ts';
import { wear } from './wear.ts';

/** The whole stylesheet's text: the build puts it here. */
declare const __OJA_CSS__: string;

const widgetSheet = sheetMaker(__OJA_CSS__);

/** What an element renders around its widget. */
export interface EmbeddedProps {
  readonly client: Client;
  readonly stage: Stage;
}

/** Gives an element its widget, with a client of its own: two elements on one page share nothing but code. */
export function mountElement(stage: Stage, Embedded: ComponentType<EmbeddedProps>): Mounted {
  const { root, apiBase, account, getToken, emit } = stage;
  const page = root.ownerDocument;
  const client = createTokenClient({
    apiBase,
    getToken,
    // A server that opens widget sessions pays at most once for one reference (the agent API, extensions).
    dedupe: 'supported',
    ...(account && { account }),
  });
  const place = page.createElement('div');
  // The sentences are English, whatever the language of the page around them.
  place.lang = 'en';
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, widgetSheet(page)];
  root.append(place);
  const react = createRoot(place);
  wear(place, stage);
  react.render(
    <CrashGuard onCrash={(problem) => emit('oja:error', crash(problem))}>
      <Embedded client={client} stage={stage} />
    </CrashGuard>,
  );
  return {
    update: () => wear(place, stage),
    unmount() {
      react.unmount();
      client.dispose();
    },
  };
}
