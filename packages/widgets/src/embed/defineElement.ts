import { ElementController, type EmbedContext } from './elementController.ts';
import type { Tag } from './elements.ts';
import type { GetToken } from './page.ts';

/** The public interface of every Oja element. */
export interface OjaElement extends HTMLElement {
  /**
   * This element's token callback, preferred to that of `Oja.configure`. A property, never an attribute; it may be set
   * before oja.js has loaded. `null` if there is none.
   */
  getToken: GetToken | null;
}

interface OjaClass {
  /** Marks our own definitions of a tag, of whatever version: any other is a stranger's. */
  readonly oja?: true;
}

export const isOurs = (tag: Tag): boolean => !!(customElements.get(tag) as OjaClass | undefined)?.oja;

/** Defines a tag: a shell that loads its widget when the first such element is connected. */
export function defineElement(tag: Tag, context: EmbedContext): void {
  class Element extends HTMLElement implements OjaElement {
    static readonly oja = true;
    readonly #root = this.attachShadow({ mode: 'open' });
    #getToken: GetToken | null = null;
    #controller: ElementController | null = null;

    constructor() {
      super();
      // Set by a script that ran before oja.js: an own property would hide the accessor below for ever.
      const early = Object.getOwnPropertyDescriptor(this, 'getToken');
      if (!early) return;
      Reflect.deleteProperty(this, 'getToken');
      this.getToken = early.value;
    }

    get getToken(): GetToken | null {
      return this.#getToken;
    }

    set getToken(value: GetToken | null) {
      this.#getToken = typeof value === 'function' ? value : null;
      this.#controller?.configured();
    }

    connectedCallback(): void {
      // A move within the page keeps the controller, and with it what was typed.
      this.#controller ??= new ElementController(this, this.#root, tag, context);
    }

    disconnectedCallback(): void {
      queueMicrotask(() => {
        if (!this.isConnected) this.adoptedCallback();
      });
    }

    /** Constructed stylesheets do not apply in another document. */
    adoptedCallback(): void {
      this.#controller?.end();
      this.#controller = null;
    }
  }
  customElements.define(tag, Element);
}
