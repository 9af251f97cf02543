import type { Usage } from '../../../../../.storybook/docs/usage.ts';
import { Slider } from './Slider.tsx';

export const usage: Usage = {
  components: { Slider },
  use: ['For a number that is chosen by eye and shows at once: the corners of cards.'],
  avoid: ['Don’t use it for money or for a count: digits are exact.'],
  accessibility: ['The native element: arrows, Home and End.', 'The value is read in words, “12 px”.'],
  content: ['A noun of one word, and the unit in the value.'],
  example: `<Slider label="Corners" value={px} min={4} max={24} step={2} onChange={setPx} say={(px) => \`\${px} px\`} />`,
};
