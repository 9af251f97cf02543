import { elements, type Tag } from './elements.ts';
import { type House, Life } from './life.ts';
import type { GetToken } from './page.ts';
import { themeAttributes } from './themeAttributes.ts';

/** What every element of Oja is for a page's script. */
export interface OjaElement extends HTMLElement {
  /**
   * This element's own way to a token, before that of `Oja.configure`. A property and never an attribute; it may be set
   * before oja.js has come. Null where there is none.
   */
  getToken: GetToken | null;
}

/** Defines a tag: a shell that fetches its widget when the first such element stands in a page. */
export function defineElement(tag: Tag, house: House): void {
  customElements.define(
    tag,
    class extends HTMLElement implements OjaElement {
      static readonly observedAttributes = [...themeAttributes, ...elements[tag]];
      readonly #root = this.attachShadow({ mode: 'open' });
      #getToken: GetToken | null = null;
      #life: Life | null = null;

      constructor() {
        super();
        // Set by a page whose script ran first: an own property would hide the accessor below for ever.
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
        this.#life?.configured();
      }

      connectedCallback(): void {
        // A move in the page is no new beginning: what was typed stays.
        this.#life ??= new Life(this, this.#root, tag, house);
      }

      disconnectedCallback(): void {
        queueMicrotask(() => {
          if (this.isConnected) return;
          this.#life?.end();
          this.#life = null;
        });
      }

      /** In another document its stylesheets count no more. */
      adoptedCallback(): void {
        this.#life?.end();
        this.#life = null;
      }

      attributeChangedCallback(): void {
        this.#life?.attributesChanged();
      }
    },
  );
}
