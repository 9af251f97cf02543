import { vi } from 'vitest';
import { allComponents } from '../purchase/allComponents.tsx';
import { diagnose } from './diagnose.ts';
import { createEarlyRequests } from './earlyRequests.ts';
import type { MountContext } from './elementModule.ts';
import { emit, eventNames } from './events.ts';
import { hostStyles } from './hostStyles.ts';
import { createPage, type ElementSettings } from './page.ts';
import * as pageTheme from './pageTheme.ts';
import { adoptSheet } from './sheets.ts';

const { fields, looks, RecipientCheck, Delivery } = allComponents;

/** What the elements of all categories pass to `mountPurchase`. */
export const embeddedComponents = { fields, looks, RecipientCheck, Delivery };

export interface HostOptions {
  /** The element's name. */
  readonly tag?: string;
  readonly attributes?: Readonly<Record<string, string>>;
  /** Settings of the element. */
  readonly settings?: ElementSettings;
  /** `data-api-base` of the script tag. */
  readonly apiBase?: string | null;
  /** Whether the page's policy blocks calls. */
  readonly isBlocked?: () => boolean;
}

/** An element in a page, with the context that `oja.js` passes to an element's code. */
export function hostForTests({
  tag = 'div',
  attributes = {},
  apiBase = 'https://api.example',
  ...given
}: HostOptions) {
  const host = document.body.appendChild(document.createElement(tag));
  for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value);
  const root = host.attachShadow({ mode: 'open' });
  adoptSheet(root, hostStyles);
  const heard: [string, unknown][] = [];
  for (const name of eventNames)
    host.addEventListener(name, (event) => heard.push([name, (event as CustomEvent).detail]));
  const getToken = vi.fn(async () => ({ token: 'ojw_1', expiresAt: Date.now() + 900_000 }));
  let settings: ElementSettings = given.settings ?? { getToken };
  const page = createPage(apiBase, undefined);
  const isBlocked = given.isBlocked ?? (() => false);
  const circumstances = { page, files: 'https://cdn.example/', isBlocked };
  const context: MountContext = {
    page,
    root,
    isBlocked,
    files: circumstances.files,
    script: document.createElement('script'),
    early: createEarlyRequests(),
    load: async <Module extends object>() => pageTheme as Module,
    settings: () => ({ ...page.settings, ...settings }),
    async reportFault(from, fault) {
      const detail = await diagnose(fault, circumstances);
      emit(from, 'oja:error', detail);
      return { whose: detail.whose, words: detail.code };
    },
  };
  const change = (next: ElementSettings) => {
    settings = { ...settings, ...next };
  };
  return { host, root, heard, getToken, context, page, change };
}
