import { DocsContext } from '@storybook/addon-docs/blocks';
import type { ReactRenderer } from '@storybook/react-vite';
import { useContext } from 'react';
import type { PreparedStory } from 'storybook/internal/types';

export type DocsStory = PreparedStory<ReactRenderer>;

/** The stories of the component that the page is of, as they stand in its file. */
export function useStories(): readonly DocsStory[] {
  return useContext(DocsContext).componentStories() as DocsStory[];
}
