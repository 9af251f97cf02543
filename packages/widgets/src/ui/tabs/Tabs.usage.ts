import type { Usage } from '../../../../../.storybook/docs/usage.ts';
import { Tabs } from './Tabs.tsx';

export const usage: Usage = {
  components: { Tabs },
  use: [
    'Two to five sides of one thing, of which one is wanted at a time.',
    'What was typed in a panel is kept.',
  ],
  avoid: [
    'Don’t use tabs for steps: their order would not be seen.',
    'Don’t put what must be compared on two tabs.',
  ],
  accessibility: [
    'ARIA tabs: one stop of the tab key, arrows show the next.',
    'Each panel can be reached by the tab key.',
  ],
  content: ['One or two words: “Card”, “Manual transfer”.'],
  example: `<Tabs label="Ways to pay" tabs={[{ value: 'card', label: 'Card' }]} value={way} onChange={setWay}>
  {(shown) => <Panel way={shown} />}
</Tabs>`,
};
