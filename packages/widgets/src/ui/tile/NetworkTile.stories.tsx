import preview from '../../../../../.storybook/preview.tsx';
import { NetworkTile } from './NetworkTile.tsx';

function Tiles() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      {['mtn', 'airtel', 'glo', 't2', 'smile', 'Ikeja Electric'].map((network) => (
        <NetworkTile key={network} network={network} name={network} size={40} />
      ))}
      <NetworkTile network="mtn-data" name="MTN" size={24} />
      <NetworkTile network="etisalat" name="T2 (9mobile)" size={24} />
    </div>
  );
}

const meta = preview.meta({ title: 'Kit/NetworkTile', component: Tiles });

export const Every = meta.story();
export const Dark = meta.story({ globals: { theme: 'dark' } });
