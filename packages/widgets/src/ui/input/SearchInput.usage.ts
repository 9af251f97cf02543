import type { Usage } from '../../../../../.storybook/docs/usage.ts';
import { SearchInput } from './SearchInput.tsx';

export const usage: Usage = {
  components: { SearchInput },
  use: [
    'Above a list that is longer than a screen; filter it while the agent types.',
    'Show the number of results, even if there are none.',
  ],
  avoid: [
    'Don’t offer it for a list of ten: it takes as much space as a row.',
    'Don’t wait for Enter if the list is already loaded.',
  ],
  accessibility: [
    'A search box with a name. Escape and the clear button empty it, and the focus stays in it.',
    'The host announces the number of results: the search box does not know it.',
  ],
  content: ['What is searched, with the count: “Search 51 plans”.'],
  example: `<SearchInput label="Search 51 plans" value={typed} onChange={setTyped} words={kit} />`,
};
