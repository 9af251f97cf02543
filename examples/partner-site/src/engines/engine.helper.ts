/** A browser that Playwright does not control. */
export interface Engine {
  readonly name: string;
  /** `false` if the browser is not installed. */
  readonly isThere: boolean;
  start(): Promise<EngineBrowser>;
}

export interface EngineBrowser {
  /** Opens one page at a time. It may replace the page before it. */
  open(url: string): Promise<EnginePage>;
  close(): Promise<void>;
}

export interface EnginePage {
  /** Runs a function in the page. The function can't use variables from outside its own body. */
  evaluate<A extends readonly unknown[], R>(run: (...args: A) => R, ...args: A): Promise<Awaited<R>>;
  /** Finds an element with a function that runs in the page; `null` if the function returns none. */
  find<A extends readonly unknown[]>(
    run: (...args: A) => Element | null | undefined,
    ...args: A
  ): Promise<EngineElement | null>;
}

/** An element that a test can click or type into. */
export interface EngineElement {
  press(): Promise<void>;
  type(text: string): Promise<void>;
}
