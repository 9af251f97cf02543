import type { TokenClientStores } from '@oja/core';
import type { ComponentType } from 'react';
import { embedded } from '../text/en/embedded.ts';
import { type Drawn, drawElement, type EmbeddedProps } from './drawElement.tsx';
import { elementMethods } from './elementMethods.ts';
import type { MountContext, Mounted } from './elementModule.ts';
import type { Fault } from './faults.ts';
import { note } from './note.ts';
import { styleRoot } from './styleRoot.ts';

/** After this time, in ms, a page without an API base or getToken counts as not set up. */
const SETUP_TIMEOUT = 5000;

/**
 * Renders an element once the page has given the API base and getToken, and anew for another account. Adds the methods to
 * the host element.
 */
export function mountElement(
  mount: MountContext,
  Embedded: ComponentType<EmbeddedProps>,
  stores?: TokenClientStores,
): Mounted {
  const { root, page, reportFault, settings } = mount;
  const { host } = root;
  let drawn: Drawn | null = null;
  let account: string | null = null;
  let hasEnded = false;
  const { styles, areStopped, stop } = styleRoot(root);
  const drawing = { mount, styles, Embedded, stores };
  let isRefused = areStopped;

  async function fail(fault: Fault): Promise<void> {
    const { words } = await reportFault(host, fault);
    if (!hasEnded && !drawn) root.replaceChildren(note(words));
  }

  function redraw(): void {
    const { apiBase } = page;
    drawn?.unmount();
    drawn = null;
    if (!apiBase || !('base' in apiBase)) return;
    account = settings().account ?? null;
    try {
      drawn = drawElement({ ...drawing, apiBase: apiBase.base, account });
    } catch (cause) {
      root.replaceChildren(note(embedded.crashed));
      reportFault(host, { code: 'crash', cause });
    }
  }

  function configured(): void {
    const { apiBase } = page;
    const { getToken, account: next = null } = settings();
    if (!apiBase || isRefused) return;
    isRefused = 'refused' in apiBase;
    if ('refused' in apiBase) fail({ code: 'api-base', cause: apiBase.refused });
    else if (drawn && next === account) drawn.applyTheme();
    else if (getToken) redraw();
  }

  if (areStopped) fail({ code: 'styles-blocked' });
  const methods = elementMethods(mount, () => drawn, redraw);
  Object.assign(host, methods);
  const setupTimer = setTimeout(() => {
    if (!page.apiBase) fail({ code: 'no-api-base' });
    else if (!isRefused && !settings().getToken) fail({ code: 'no-get-token' });
  }, SETUP_TIMEOUT);
  configured();
  return {
    configured,
    unmount() {
      hasEnded = true;
      clearTimeout(setupTimer);
      stop();
      for (const name of Object.keys(methods)) Reflect.deleteProperty(host, name);
      drawn?.unmount();
    },
  };
}
