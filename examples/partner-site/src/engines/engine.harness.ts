/** A browser that Playwright does not drive. */
export interface Engine {
  readonly name: string;
  /** False where it is not installed. */
  readonly isThere: boolean;
  start(): Promise<EngineBrowser>;
}

export interface EngineBrowser {
  /** One page at a time: it may take the place of the one before. */
  open(url: string): Promise<EnginePage>;
  close(): Promise<void>;
}

export interface EnginePage {
  /** Runs a function in the page, which sees nothing of what is around it here. */
  evaluate<A extends readonly unknown[], R>(run: (...args: A) => R, ...args: A): Promise<Awaited<R>>;
  /** The element that a function gives in the page; null where it gives none. */
  find<A extends readonly unknown[]>(
    run: (...args: A) => Element | null | undefined,
    ...args: A
  ): Promise<Part | null>;
}

/** An element of a page, for a visitor's hands. */
export interface Part {
  press(): Promise<void>;
  type(text: string): Promise<void>;
}
