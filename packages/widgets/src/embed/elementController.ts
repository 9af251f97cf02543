import { embed } from '../text/en/embed.ts';
import type { OjaElement } from './defineElement.ts';
import type { EarlyRequests } from './earlyRequests.ts';
import type { ElementModule, Mounted } from './elementModule.ts';
import { type Tag, tags, usualCall } from './elements.ts';
import type { Fault, FaultContext } from './faults.ts';
import { NOTE_PADDING } from './hostStyles.ts';
import { isThemed } from './isThemed.ts';
import type { LoadModule } from './loadModule.ts';
import { failureNote, note } from './note.ts';
import type { ElementSettings, Page } from './page.ts';
import type { ReportFault } from './reports.ts';

/** Shared by every element of a page. */
export interface EmbedContext extends Pick<FaultContext, 'files' | 'isBlocked'> {
  readonly page: Page;
  readonly early: EarlyRequests;
  readonly load: LoadModule;
  readonly reportFault: ReportFault;
  /** The script tag. Its `data-…` attributes apply to all elements. */
  readonly script: Element;
}

/** Controls one element from its insertion into a page until its removal. */
export interface ElementController {
  /** Called after the settings of the page or of this element have changed. */
  configured(): void;
  end(): void;
}

/** After this time, in ms, the visitor reads that loading is slow. Loading continues. */
const LOAD_TIMEOUT = 20_000;

export function controlElement(
  element: OjaElement,
  root: ShadowRoot,
  tag: Tag,
  context: EmbedContext,
): ElementController {
  const { page, early, reportFault } = context;
  const [height, firstCall = usualCall, wideHeight = height] = tags[tag];
  let mounted: Mounted | null = null;
  let hasEnded = false;
  let isComing = false;

  const settings = () => ({ ...page.settings, ...element.settings });

  function callEarly(): void {
    const { getToken } = settings();
    const base = page.apiBase?.base;
    if (isComing && getToken && base) early.call(getToken, firstCall && base + firstCall);
  }

  async function fail(fault: Fault): Promise<void> {
    if (hasEnded) return;
    const { whose, words } = await reportFault(element, fault);
    // The code may have arrived in the meantime.
    if (hasEnded || mounted) return;
    root.replaceChildren(failureNote(words, whose === 'network' && (() => open(true))));
  }

  async function open(isAnew?: boolean): Promise<void> {
    root.replaceChildren(placeholder(element.offsetWidth < 720 ? height : wideHeight));
    if (page.apiBase?.refused) return fail({ code: 'api-base', cause: page.apiBase.refused });
    await isNear(element);
    if (hasEnded) return;
    const slow = setTimeout(() => fail({ code: 'code-slow' }), LOAD_TIMEOUT);
    // In frame mode the page in the frame sends the early requests.
    isComing = element.dataset['mode'] !== 'frame';
    callEarly();
    const module = await loadCode(element, tag, context, settings(), isComing, isAnew);
    clearTimeout(slow);
    // Another attempt may have been faster.
    if (hasEnded || mounted) return;
    if (!('mount' in module)) return fail(module);
    mounted = module.mount({ ...context, root, settings });
  }

  const configured = () => {
    callEarly();
    mounted?.configured();
  };

  page.listeners.add(configured);
  open();
  return {
    configured,
    end() {
      hasEnded = true;
      page.listeners.delete(configured);
      mounted?.unmount();
      root.replaceChildren();
    },
  };
}

/** Loads the code of an element, or of its frame if `isOwn` is false. Returns a fault on failure. */
function loadCode(
  element: OjaElement,
  tag: Tag,
  { load, script }: EmbedContext,
  settings: ElementSettings,
  isOwn: boolean,
  isAnew?: boolean,
): Promise<ElementModule | Fault> {
  // Loads in parallel. A failure is ignored here, because the widget reports it.
  if (isOwn && isThemed(element, script, settings)) load('oja-theme').catch(() => {});
  return load<ElementModule>(isOwn ? tag : 'oja-frame', isAnew).catch((fault: Fault) => fault);
}

/** As high as the widget, so that nothing below moves when the widget appears. */
function placeholder(height: number): HTMLElement {
  const loading = note(embed.loading);
  loading.style.minHeight = `${height - 2 * NOTE_PADDING}px`;
  return loading;
}

/** Resolves once the element is at most one screen away, so that an element out of reach loads nothing. */
const isNear = (element: Element) =>
  new Promise<void>((resolve) => {
    new IntersectionObserver(
      (entries, observer) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: '100%' },
    ).observe(element);
  });
