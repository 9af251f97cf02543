import preview from '../../../../../.storybook/preview.tsx';
import { caption } from '../../theme/type.css.ts';
import * as glyphs from './glyphs.ts';
import { Icon } from './Icon.tsx';

function Glyphs() {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))', gap: 16 }}>
      {Object.entries(glyphs).map(([name, glyph]) => (
        <div key={name} style={{ display: 'grid', justifyItems: 'center', gap: 4 }}>
          <Icon glyph={glyph} size={24} />
          <span className={caption}>{name}</span>
        </div>
      ))}
    </div>
  );
}

const meta = preview.meta({ title: 'Kit/Icon', component: Glyphs });

export const Every = meta.story();
export const Dark = meta.story({ globals: { theme: 'dark' } });
