import { controlElement, type ElementController, type EmbedContext } from './elementController.ts';
import type { ElementMethods } from './elementModule.ts';
import type { Tag } from './elements.ts';
import { hostStyles } from './hostStyles.ts';
import { accepts, type ElementSettings } from './page.ts';
import { adoptSheet } from './sheets.ts';

/** The public interface of every Oja element. */
export interface OjaElement extends HTMLElement, Properties, Partial<Omit<ElementMethods, 'focus'>> {
  /** The properties that are set. Omits properties that are `null`. */
  readonly settings: ElementSettings;
}

/** Properties, never attributes. They can be set before oja.js has loaded and changed at any time. `null` if not set. */
type Properties = { -readonly [K in keyof ElementSettings]-?: ElementSettings[K] | null };

const properties = ['getToken', 'account', 'theme'] as const;

interface OjaClass {
  /** True for Oja's definition of a tag, of any version. Without it another script has defined the tag. */
  readonly oja?: true;
}

export const isOurs = (tag: Tag): boolean => !!(customElements.get(tag) as OjaClass | undefined)?.oja;

/** Defines a custom element that loads its widget when it is connected. */
export function defineElement(tag: Tag, context: EmbedContext): void {
  class Shell extends HTMLElement {
    static readonly oja = true;
    readonly settings: Record<string, unknown> = {};
    readonly #root = this.attachShadow({ mode: 'open' });
    #controller: ElementController | null = null;

    constructor() {
      super();
      const { settings } = this;
      for (const name of properties) {
        // A script that ran before oja.js has set the property.
        const early = Object.getOwnPropertyDescriptor(this, name);
        Object.defineProperty(this, name, {
          get: () => settings[name] ?? null,
          set: (value: unknown) => {
            if (accepts[name](value)) settings[name] = value;
            else delete settings[name];
            this.#controller?.configured();
          },
        });
        if (early) (this as Record<string, unknown>)[name] = early.value;
      }
    }

    connectedCallback(): void {
      // A move within the page keeps the controller, and with it the entered text.
      if (this.#controller) return;
      adoptSheet(this.#root, hostStyles);
      this.#controller = controlElement(this as unknown as OjaElement, this.#root, tag, context);
    }

    disconnectedCallback(): void {
      queueMicrotask(() => {
        if (!this.isConnected) this.adoptedCallback();
      });
    }

    /** Ends the element, because constructed stylesheets do not apply in another document. */
    adoptedCallback(): void {
      this.#controller?.end();
      this.#controller = null;
    }
  }
  customElements.define(tag, Shell);
}
