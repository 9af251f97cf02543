import type { Usage } from '../../../../../.storybook/docs/usage.ts';
import { Tabs } from './Tabs.tsx';

export const usage: Usage = {
  components: { Tabs },
  use: ['For two to five views of one subject, one at a time.', 'Typed values in a panel are kept.'],
  avoid: [
    'Don’t use tabs for steps: they don’t show an order.',
    'Don’t put content that people compare on different tabs.',
  ],
  accessibility: [
    'ARIA tabs: one tab stop, arrow keys show the next.',
    'Each panel can be reached with the Tab key.',
  ],
  content: ['One or two words: “Card”, “Manual transfer”.'],
  example: `<Tabs label="Ways to pay" tabs={[{ value: 'card', label: 'Card' }]} value={way} onChange={setWay}>
  {(shown) => <Panel way={shown} />}
</Tabs>`,
};
