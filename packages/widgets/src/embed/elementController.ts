import { embed } from '../text/en/embed.ts';
import type { Mounted } from './elementModule.ts';
import { heights, type Tag } from './elements.ts';
import { notConfigured, notLoaded, refusedBase } from './errors.ts';
import { type ErrorDetail, emit } from './events.ts';
import { hostSheet, NOTE_PADDING } from './hostSheet.ts';
import type { LoadModule } from './loadModule.ts';
import { note } from './note.ts';
import type { GetToken, Page } from './page.ts';
import { requestTokenEarly } from './requestTokenEarly.ts';

/** Shared by every element of a page. */
export interface EmbedContext {
  readonly page: Page;
  readonly load: LoadModule;
}

/** A page without an API base or a token callback after this long is not set up, in ms. */
const SETUP_TIMEOUT = 5000;

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
  #observer: IntersectionObserver | null = null;

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
      if (!context.page.apiBase || !this.#findToken()) this.#fail(notConfigured, embed.notSetUp);
    }, SETUP_TIMEOUT);
    this.#open();
  }

  /** The settings of the page or of this element have changed. */
  configured(): void {
    this.#wake?.();
  }

  attributesChanged(): void {
    this.#mounted?.update();
  }

  end(): void {
    this.#ended = true;
    this.#wake = null;
    clearTimeout(this.#setupTimer);
    this.#unsubscribe();
    this.#observer?.disconnect();
    this.#mounted?.unmount();
    this.#root.replaceChildren();
  }

  async #open(): Promise<void> {
    const { page, load } = this.#context;
    this.#root.replaceChildren(this.#placeholder());
    const apiBase = await this.#waitFor(() => page.apiBase);
    if ('refused' in apiBase) return this.#fail(refusedBase(apiBase.refused), embed.notSetUp);
    await this.#isNear();
    if (this.#ended) return;
    const coming = load(this.#tag).catch(() => null);
    await this.#waitFor(() => this.#findToken());
    const getToken = requestTokenEarly(() => this.#findToken() ?? refuse);
    const module = await coming;
    if (this.#ended) return;
    if (!module) return this.#fail(notLoaded, embed.notLoaded, () => this.#open());
    this.#root.replaceChildren();
    this.#mounted = module.mount({
      root: this.#root,
      apiBase: apiBase.base,
      account: page.settings.account ?? null,
      getToken,
      attribute: (name) => this.#element.getAttribute(name) ?? page.defaults[name] ?? null,
      emit: (name, detail) => emit(this.#element, name, detail),
    });
  }

  /** As high as the form, so that nothing below moves when that comes. */
  #placeholder(): HTMLElement {
    const placeholder = note(embed.loading);
    placeholder.style.minHeight = `${heights[this.#tag] - 2 * NOTE_PADDING}px`;
    return placeholder;
  }

  /** Resolves once the element is a screen away at most: one that no visitor scrolls to loads nothing. */
  #isNear(): Promise<void> {
    return new Promise((resolve) => {
      this.#observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
          this.#observer?.disconnect();
          resolve();
        },
        { rootMargin: '100%' },
      );
      this.#observer.observe(this.#element);
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

  #fail(detail: ErrorDetail, words: string, again?: () => void): void {
    if (this.#ended) return;
    this.#root.replaceChildren(note(words, again && { label: embed.tryAgain, run: again }));
    emit(this.#element, 'oja:error', detail);
  }
}

const refuse: GetToken = () => Promise.reject(new Error('No getToken'));
