import type { Usage } from '../../../../../.storybook/docs/usage.ts';
import { ProviderTile } from './ProviderTile.tsx';

export const usage: Usage = {
  components: { ProviderTile },
  use: ['Beside the name of a network, a disco, a broadcaster or an exam body.'],
  avoid: ['Don’t use it instead of the name.', 'Don’t copy a logo: logos are trademarks.'],
  accessibility: [
    'Hidden from assistive technology: the name is beside it.',
    'Every background and text colour has a contrast of at least 4.5:1.',
  ],
  content: ['Two letters; an unknown provider has its first letters.'],
  example: `<ProviderTile look={findProviderLook(allProviders, 'mtn-data')} name="MTN" size={32} />`,
};
