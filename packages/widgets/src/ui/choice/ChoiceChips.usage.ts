import type { Usage } from '../../../../../.storybook/docs/usage.ts';
import { ChoiceChips } from './ChoiceChips.tsx';

export const usage: Usage = {
  components: { ChoiceChips },
  use: [
    'To choose one of a few visible options: networks, amounts, plans.',
    'layout: line for networks, amounts for sums, rows for plans with a price, wrap for filters.',
  ],
  avoid: [
    'Don’t offer more than about nine in a line: use a Select.',
    'Don’t use it for multiple selection.',
  ],
  accessibility: [
    'Native radio buttons in a fieldset: one tab stop, arrow keys move.',
    'The selected option has a tick as well as a colour.',
    'A hidden legend is still read out.',
  ],
  content: [
    'Labels of one or two words. The note says “Down” in red if a service is down, “Slow” in amber if it is slow.',
  ],
  example: `<ChoiceChips
  legend="Network"
  layout="line"
  choices={[
    { value: 'mtn', label: 'MTN', leading: <ProviderTile look={findProviderLook(allProviders, 'mtn')} name="MTN" /> },
    { value: 'glo', label: 'Glo', leading: <ProviderTile look={findProviderLook(allProviders, 'glo')} name="Glo" /> },
  ]}
  value={network}
  onChange={setNetwork}
/>`,
};
