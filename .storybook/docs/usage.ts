/** One at least. */
type Lines = readonly [string, ...string[]];

/**
 * What a designer or an engineer should know of a component besides its properties. It stands beside the component, as
 * `X.usage.ts`, and the page of its stories shows it.
 */
export interface Usage {
  /** The components of the page, by name, the main one first: their descriptions and properties are shown. */
  readonly components: Readonly<Record<string, unknown>>;
  /** When and how to use it, as instructions. */
  readonly use: Lines;
  /** What not to do with it, and what to do instead. */
  readonly avoid: Lines;
  /** What it does for keyboards, screen readers and weak eyes, and what is left to its user. */
  readonly accessibility: Lines;
  /** How its words are written. */
  readonly content: Lines;
  /** How it is written in JSX, where the stories draw it inside something else. */
  readonly example?: string;
}
