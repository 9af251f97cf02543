import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { states } from './states/row.ts';
import { widgets } from './states/widgets.ts';

/** The stories that show a state, by the names of their exports; none where the row says why. */
const storiesOf = (title: string, state: (typeof states)[number]): readonly string[] => {
  const shown = widgets[title]?.[state] ?? [];
  if (typeof shown === 'string') return [shown];
  return 'none' in shown ? [] : shown;
};

/** The names of the stories that show a widget's states, each once, then those that its row names besides. */
export function namedIn(title: string): readonly string[] {
  const ofStates = states.flatMap((state) => storiesOf(title, state));
  return [...new Set([...ofStates, ...(widgets[title]?.also ?? []), ...picturedIn(title)])];
}

/** Of each widget two pictures are kept: the first story in which all is there, and the one that looks least like it. */
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
