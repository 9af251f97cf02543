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
import type { Page } from './page.ts';
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
  const { page, early, load, script, reportFault } = context;
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
    const cause = page.apiBase?.refused;
    if (cause) return fail({ code: 'api-base', cause });
    await isNear(element);
    if (hasEnded) return;
    const slow = setTimeout(() => fail({ code: 'code-slow' }), LOAD_TIMEOUT);
    // In frame mode the page in the frame sends the early requests.
    isComing = element.dataset['mode'] !== 'frame';
    callEarly();
    // Loads in parallel. A failure is ignored here, because the widget reports it.
    if (isComing && isThemed(element, script, settings())) load('oja-theme').catch(() => {});
    const entry = isComing ? tag : 'oja-frame';
    const module = await load<ElementModule>(entry, isAnew).catch((fault: Fault) => fault);
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

/** As high as the widget, so that nothing below moves when the widget appears. */
function placeholder(height: number): HTMLElement {
  const loading = note(embed.loading);
  loading.style.minHeight = `${height - 2 * NOTE_PADDING}px`;
  return loading;
}

/** Resolves once the element is at most one screen away, so that an element out of reach loads nothing. */
const isNear = (element: Element) =>
  new Promise<void>((resolve) => {
    // The observer would answer only after the page's next frame.
    if (element.checkVisibility?.() && Math.abs(element.getBoundingClientRect().top) < innerHeight) resolve();
    new IntersectionObserver(
      (entries, observer) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: '100%' },
    ).observe(element);
  });
