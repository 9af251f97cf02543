import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { states } from './states/row.ts';
import { widgets } from './states/widgets.ts';

/** The stories that show a state, by the names of their exports. Empty if the row explains the lack of it. */
const storiesOf = (title: string, state: (typeof states)[number]): readonly string[] => {
  const shown = widgets[title]?.[state] ?? [];
  if (typeof shown === 'string') return [shown];
  return 'none' in shown ? [] : shown;
};

/** The names of all stories in a widget's row, each once: first the states, then the further stories. */
export function namedIn(title: string): readonly string[] {
  const ofStates = states.flatMap((state) => storiesOf(title, state));
  return [...new Set([...ofStates, ...(widgets[title]?.also ?? []), ...picturedIn(title)])];
}

/** The two stories of a widget that have a screenshot: the first ready story, and a very different one. */
export const picturedIn = (title: string): readonly string[] =>
  [storiesOf(title, 'ready')[0], widgets[title]?.pictured].filter((name) => name !== undefined);

/** The ids of the stories that have a kept picture. */
export const pictured: ReadonlySet<string> = new Set(
  Object.keys(widgets).flatMap((title) =>
    picturedIn(title).map((name) => toId(title, storyNameFromExport(name))),
  ),
);

/** The name of a story's picture, without its ending. */
export const pictureOf = (id: string): string => id.replace('--', '-');
