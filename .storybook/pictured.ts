import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { states } from './states/row.ts';
import { widgets } from './states/widgets.ts';

/** The names of the stories that show a widget's states, each once, then those that are pictured besides. */
export function namedIn(title: string): readonly string[] {
  const row = widgets[title];
  if (!row) return [];
  const named = states.flatMap((state) => {
    const shown = row[state];
    if (typeof shown === 'string') return [shown];
    return 'none' in shown ? [] : shown;
  });
  return [...new Set([...named, ...(row.also ?? [])])];
}

/** The ids of the stories that have a kept picture. */
export const pictured: ReadonlySet<string> = new Set(
  Object.keys(widgets).flatMap((title) =>
    namedIn(title).map((name) => toId(title, storyNameFromExport(name))),
  ),
);

/** The name of a story's picture, without its ending. */
export const pictureOf = (id: string): string => id.replace('--', '-');
