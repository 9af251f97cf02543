import preview from '../../../../../.storybook/preview.tsx';
import { allProviders } from '../../theme/providers/allProviders.ts';
import { findProviderLook } from '../../theme/providers/providerLook.ts';
import { ProviderTile } from './ProviderTile.tsx';

/** Each look once: a provider with several ids has the same look for each. */
const looks = new Map(Object.values(allProviders).map((look) => [`${look.letters} ${look.ground}`, look]));

function Tiles() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      {[...looks].map(([key, look]) => (
        <ProviderTile key={key} look={look} name="" size={40} />
      ))}
      <ProviderTile look={undefined} name="Smile Voice" size={40} />
      <ProviderTile look={findProviderLook(allProviders, 'mtn-data')} name="MTN" size={24} />
    </div>
  );
}

const meta = preview.meta({ title: 'Kit/ProviderTile', component: Tiles });

export const Every = meta.story();
export const Dark = meta.story({ globals: { theme: 'dark' } });
