import { embed } from '../text/en/embed.ts';
import { askEarly } from './askEarly.ts';
import type { Mounted } from './elementModule.ts';
import type { Tag } from './elements.ts';
import { crash, notConfigured, notLoaded, refusedBase } from './errors.ts';
import { type ErrorDetail, emit } from './events.ts';
import { hostSheet } from './hostSheet.ts';
import type { LoadModule } from './loadModule.ts';
import { note } from './note.ts';
import type { GetToken, Page } from './page.ts';

/** What the elements of a page share. */
export interface House {
  readonly page: Page;
  readonly load: LoadModule;
}

/** A page that has said nothing after this long is not set up, in ms. */
const PATIENCE = 5000;

/** One element from the moment it stands in a page until it is taken out. */
export class Life {
  readonly #element: HTMLElement & { readonly getToken: GetToken | null };
  readonly #root: ShadowRoot;
  readonly #tag: Tag;
  readonly #house: House;
  readonly #stopFollowing: () => void;
  readonly #patience: ReturnType<typeof setTimeout>;
  #mounted: Mounted | null = null;
  #ended = false;
  #wake: (() => void) | null = null;

  constructor(
    element: HTMLElement & { readonly getToken: GetToken | null },
    root: ShadowRoot,
    tag: Tag,
    house: House,
  ) {
    this.#element = element;
    this.#root = root;
    this.#tag = tag;
    this.#house = house;
    root.adoptedStyleSheets = [hostSheet(element.ownerDocument)];
    this.#stopFollowing = house.page.follow(() => this.configured());
    this.#patience = setTimeout(() => {
      if (!house.page.apiBase || !this.#findToken()) this.#fail(notConfigured, embed.notSetUp);
    }, PATIENCE);
    this.#open();
  }

  /** The page, or this element, was given something new. */
  configured(): void {
    this.#wake?.();
  }

  attributesChanged(): void {
    this.#mounted?.update();
  }

  end(): void {
    this.#ended = true;
    this.#wake = null;
    clearTimeout(this.#patience);
    this.#stopFollowing();
    this.#mounted?.unmount();
    this.#root.replaceChildren();
  }

  async #open(): Promise<void> {
    const { page, load } = this.#house;
    this.#root.replaceChildren(note(embed.loading));
    const apiBase = await this.#said(() => page.apiBase);
    if ('refused' in apiBase) return this.#fail(refusedBase(apiBase.refused), embed.notSetUp);
    const coming = load(this.#tag).catch(() => null);
    await this.#said(() => this.#findToken());
    const getToken = askEarly(() => this.#findToken() ?? refuse);
    const module = await coming;
    if (this.#ended) return;
    if (!module) return this.#fail(notLoaded, embed.notLoaded, () => this.#open());
    this.#root.replaceChildren();
    try {
      this.#mounted = module.mount({
        root: this.#root,
        apiBase: apiBase.base,
        account: page.settings.account ?? null,
        getToken,
        attribute: (name) => this.#element.getAttribute(name) ?? page.defaults[name] ?? null,
        emit: (name, detail) => emit(this.#element, name, detail),
      });
    } catch (problem) {
      this.#fail(crash(problem), embed.crashed);
    }
  }

  #findToken(): GetToken | null {
    return this.#element.getToken ?? this.#house.page.settings.getToken ?? null;
  }

  /** Waits until the page has said it. */
  #said<T>(read: () => T | null): Promise<T> {
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
