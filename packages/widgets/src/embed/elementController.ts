import { embed } from '../text/en/embed.ts';
import type { Mounted } from './elementModule.ts';
import { heights, type Tag } from './elements.ts';
import { emit } from './events.ts';
import type { Circumstances, Fault } from './faults.ts';
import { hostSheet, NOTE_PADDING } from './hostSheet.ts';
import type { LoadModule } from './loadModule.ts';
import { note } from './note.ts';
import type { GetToken, Page } from './page.ts';
import type { Tell } from './reports.ts';
import { requestTokenEarly } from './requestTokenEarly.ts';

/** Shared by every element of a page. */
export interface EmbedContext extends Pick<Circumstances, 'isBlocked'> {
  readonly page: Page;
  readonly load: LoadModule;
  readonly tell: Tell;
}

/** A page without an API base or a token callback after this long is not set up, in ms. */
const SETUP_TIMEOUT = 5000;
/** Code that takes longer is waited for on, with a word to the visitor, in ms. */
const LOAD_TIMEOUT = 20_000;

/** Runs one element from its insertion into a page until its removal. */
export class ElementController {
  readonly #element: HTMLElement & { readonly getToken: GetToken | null };
  readonly #root: ShadowRoot;
  readonly #tag: Tag;
  readonly #context: EmbedContext;
  readonly #unsubscribe: () => void;
  readonly #setupTimer: ReturnType<typeof setTimeout>;
  #mounted: Mounted | null = null;
  #ended = false;
  #wake: (() => void) | null = null;

  constructor(
    element: HTMLElement & { readonly getToken: GetToken | null },
    root: ShadowRoot,
    tag: Tag,
    context: EmbedContext,
  ) {
    this.#element = element;
    this.#root = root;
    this.#tag = tag;
    this.#context = context;
    root.adoptedStyleSheets = [hostSheet(element.ownerDocument)];
    this.#unsubscribe = context.page.subscribe(() => this.configured());
    this.#setupTimer = setTimeout(() => {
      if (!context.page.apiBase || !this.#findToken())
        this.#fail({ code: context.page.apiBase ? 'no-get-token' : 'no-api-base' });
    }, SETUP_TIMEOUT);
    this.#open();
  }

  /** The settings of the page or of this element have changed. */
  configured(): void {
    this.#wake?.();
  }

  end(): void {
    this.#ended = true;
    this.#wake = null;
    clearTimeout(this.#setupTimer);
    this.#unsubscribe();
    this.#mounted?.unmount();
    this.#root.replaceChildren();
  }

  async #open(isAnew = false): Promise<void> {
    const { page, load, tell, isBlocked } = this.#context;
    const placeholder = note(embed.loading);
    // As high as the form, so that nothing below moves when that comes.
    placeholder.style.minHeight = `${heights[this.#tag] - 2 * NOTE_PADDING}px`;
    this.#root.replaceChildren(placeholder);
    const apiBase = await this.#waitFor(() => page.apiBase);
    if ('refused' in apiBase) return this.#fail({ code: 'api-base', cause: apiBase.refused });
    await isNear(this.#element);
    if (this.#ended) return;
    const slow = setTimeout(() => this.#fail({ code: 'code-slow' }), LOAD_TIMEOUT);
    const coming = load(this.#tag, isAnew)
      .catch((fault: Fault) => fault)
      .finally(() => clearTimeout(slow));
    await this.#waitFor(() => this.#findToken());
    const getToken = requestTokenEarly(() => this.#findToken() ?? refuse);
    const module = await coming;
    // Another try may have come first.
    if (this.#ended || this.#mounted) return;
    if (!('mount' in module)) return this.#fail(module);
    this.#root.replaceChildren();
    this.#mounted = module.mount({
      root: this.#root,
      apiBase: apiBase.base,
      account: page.settings.account ?? null,
      getToken,
      attribute: (name) => this.#element.getAttribute(name) ?? page.defaults[name] ?? null,
      emit: (name, detail) => emit(this.#element, name, detail),
      report: (fault) => tell(this.#element, fault),
      isBlocked,
    });
  }

  #findToken(): GetToken | null {
    return this.#element.getToken ?? this.#context.page.settings.getToken ?? null;
  }

  /** Resolves once the page has provided the value. */
  #waitFor<T>(read: () => T | null): Promise<T> {
    return new Promise((resolve) => {
      this.#wake = () => {
        const value = read();
        if (value !== null) resolve(value);
      };
      this.#wake();
    });
  }

  async #fail(fault: Fault): Promise<void> {
    if (this.#ended) return;
    const { whose, words } = await this.#context.tell(this.#element, fault);
    // Meanwhile it may have come after all.
    if (this.#ended || this.#mounted) return;
    this.#root.replaceChildren(note(words, whose === 'network' ? () => void this.#open(true) : null));
  }
}

/** Resolves once the element is a screen away at most: one that no visitor scrolls to loads nothing. */
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

const refuse: GetToken = () => Promise.reject(new Error('No getToken'));
