import { DocsContext } from '@storybook/addon-docs/blocks';
import type { ReactRenderer } from '@storybook/react-vite';
import { useContext } from 'react';
import type { PreparedStory } from 'storybook/internal/types';

export type DocsStory = PreparedStory<ReactRenderer>;

/** The stories of the docs page's component, in the order of their file. */
export function useStories(): readonly DocsStory[] {
  return useContext(DocsContext).componentStories() as DocsStory[];
}
