import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { widgets } from '../states/widgets.ts';

/** Finds the story that a docs page renders live: the ready story, else the first. */
export function primaryOf<Story extends { readonly id: string }>(
  title: string,
  stories: readonly Story[],
): Story {
  const ready = widgets[title]?.ready;
  const id = typeof ready === 'string' ? toId(title, storyNameFromExport(ready)) : null;
  const primary = stories.find((story) => story.id === id) ?? stories[0];
  if (!primary) throw new Error(`${title} has no story.`);
  return primary;
}
