/** The states that every widget shows in its stories, or explains the lack of. */
export const states = ['loading', 'empty', 'ready', 'slow', 'offline', 'failed', 'longText', 'dark'] as const;
export type State = (typeof states)[number];

/** The stories that show a state, by the names of their exports; or why this widget has no such state. */
type Shown = string | readonly string[] | { readonly none: string };

type Row = Readonly<Record<State, Shown>> & {
  /** Further stories, such as a moment that sells or a width that breaks easily. */
  readonly also?: readonly string[];
  /** The story that differs most from the ready story. */
  readonly pictured?: string;
};

/** Widgets by the title of their stories. */
export type Rows = Readonly<Record<string, Row>>;

/** Why a widget has no state of loading. */
export const atOnce = { none: 'The form stands at once: nothing is fetched for it.' };

/** Why a widget has no state of long text. */
export const ownWords = {
  none: 'Nothing in it comes from a server or a customer: its words are as long as they are.',
};
