import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { states } from './states/row.ts';
import { widgets } from './states/widgets.ts';

/** Export names of the stories that show a state. Empty if the row gives a reason for having no screenshot. */
const storiesOf = (title: string, state: (typeof states)[number]): readonly string[] => {
  const shown = widgets[title]?.[state] ?? [];
  if (typeof shown === 'string') return [shown];
  return 'none' in shown ? [] : shown;
};

/** Names of all stories in a widget's row, without duplicates: first the states, then the further stories. */
export function namedIn(title: string): readonly string[] {
  const ofStates = states.flatMap((state) => storiesOf(title, state));
  return [...new Set([...ofStates, ...(widgets[title]?.also ?? []), ...screenshotsIn(title)])];
}

/** The stories of a widget that have a screenshot: the first ready story, and the one that differs most from it. */
export const screenshotsIn = (title: string): readonly string[] =>
  [storiesOf(title, 'ready')[0], widgets[title]?.secondScreenshot].filter((name) => name !== undefined);

/** Ids of the stories that have a screenshot. */
export const withScreenshot: ReadonlySet<string> = new Set(
  Object.keys(widgets).flatMap((title) =>
    screenshotsIn(title).map((name) => toId(title, storyNameFromExport(name))),
  ),
);

/** File name of a story's screenshot, without its extension. */
export const screenshotOf = (id: string): string => id.replace('--', '-');
