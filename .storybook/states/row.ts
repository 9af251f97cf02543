/** States that every widget shows in a story, or has a reason not to have. */
export const states = ['loading', 'empty', 'ready', 'slow', 'offline', 'failed', 'longText', 'dark'] as const;
export type State = (typeof states)[number];

/** Export names of the stories that show a state, or the reason why the widget lacks that state. */
type Shown = string | readonly string[] | { readonly none: string };

type Row = Readonly<Record<State, Shown>> & {
  /** Further stories, such as one step of a purchase, or a width at which the layout breaks easily. */
  readonly also?: readonly string[];
  /** The story that differs most from the ready story. It gets a screenshot too. */
  readonly secondScreenshot?: string;
};

/** Rows by the title of the widget's stories. */
export type Rows = Readonly<Record<string, Row>>;

/** Reason for a widget without a loading state. */
export const atOnce = { none: 'It renders at once: it fetches nothing first.' };

/** Reason for a widget without a long-text state. */
export const ownWords = { none: 'Its texts are fixed: none comes from a server or a customer.' };
