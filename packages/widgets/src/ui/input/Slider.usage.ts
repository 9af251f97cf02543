import type { Usage } from '../../../../../.storybook/docs/usage.ts';
import { Slider } from './Slider.tsx';

export const usage: Usage = {
  components: { Slider },
  use: ['For a value that is chosen by its visible effect: the corner radius of cards.'],
  avoid: ['Don’t use it for money or for a quantity: digits are exact.'],
  accessibility: [
    'The native element: arrow keys, Home and End.',
    'The value is read with its unit, “12 px”.',
  ],
  content: ['A noun of one word, with the unit in the value.'],
  example: `<Slider label="Corners" value={px} min={4} max={24} step={2} onChange={setPx} say={(px) => \`\${px} px\`} />`,
};
