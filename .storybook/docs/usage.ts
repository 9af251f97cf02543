/** At least one line. */
type Lines = readonly [string, ...string[]];

/**
 * Usage notes on a component, for designers and engineers, beyond its properties. They are in `X.usage.ts` beside the
 * component, and its docs page shows them.
 */
export interface Usage {
  /** Components of the docs page by name, the main one first. The page shows their descriptions and properties. */
  readonly components: Readonly<Record<string, unknown>>;
  /** Instructions on when and how to use it. */
  readonly use: Lines;
  /** Common mistakes, and what to do instead. */
  readonly avoid: Lines;
  /** Support for keyboards, screen readers and low vision, and what the host must add. */
  readonly accessibility: Lines;
  /** How to write its texts. */
  readonly content: Lines;
  /** The JSX to show if the stories render the component inside another one. */
  readonly example?: string;
}
