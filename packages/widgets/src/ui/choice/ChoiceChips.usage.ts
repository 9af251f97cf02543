import type { Usage } from '../../../../../.storybook/docs/usage.ts';
import { ChoiceChips } from './ChoiceChips.tsx';

export const usage: Usage = {
  components: { ChoiceChips },
  use: [
    'One of a few, all in sight: networks, amounts, plans.',
    'layout line for networks, amounts for sums, rows for plans with a price, wrap for filters.',
  ],
  avoid: [
    'Don’t offer more than about nine in a line: use a Select.',
    'Don’t use it for several at once: it is one choice.',
  ],
  accessibility: [
    'Native radio buttons in a fieldset: one stop of the tab key, arrows move.',
    'What is chosen has a tick, not only a colour.',
    'The legend is read out even where it is hidden.',
  ],
  content: [
    'Labels of one or two words. What is down says so in the note, “Down” in red; what only is slow, “Slow” in amber.',
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
