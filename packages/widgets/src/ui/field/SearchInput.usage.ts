import type { Usage } from '../../../../../.storybook/docs/usage.ts';
import { SearchInput } from './SearchInput.tsx';

export const usage: Usage = {
  components: { SearchInput },
  use: [
    'Above a list that is longer than a screen; narrow it as one types.',
    'Say how many are left, or that there is none.',
  ],
  avoid: [
    'Don’t offer it for a list of ten: it takes the place of a row.',
    'Don’t wait for Enter where the list is here already.',
  ],
  accessibility: [
    'A search box with a name. Escape and the cross clear it, and the focus stays in it.',
    'Announce the number of results beside it: the box does not know them.',
  ],
  content: ['What is searched, with the count: “Search 51 plans”.'],
  example: `<SearchInput label="Search 51 plans" value={typed} onChange={setTyped} words={kit} />`,
};
