import type { Usage } from '../../../../../.storybook/docs/usage.ts';
import { ProviderTile } from './ProviderTile.tsx';

export const usage: Usage = {
  components: { ProviderTile },
  use: ['Beside the name of a network, a disco, a broadcaster or an exam body.'],
  avoid: ['Don’t use it in place of the name.', 'Don’t copy a logo: the marks belong to others.'],
  accessibility: [
    'Hidden from assistive technology: the name beside it says it.',
    'Every pair of ground and ink has at least 4.5:1.',
  ],
  content: ['Two letters; of an unknown provider those that its name begins with.'],
  example: `<ProviderTile look={findProviderLook(allProviders, 'mtn-data')} name="MTN" size={32} />`,
};
