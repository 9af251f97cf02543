import preview from '../../../../.storybook/preview.tsx';
import { vars } from './contract.css.ts';
import { contrast } from './contrast.ts';
import { type Pair, pairs } from './pairs.ts';
import { dark, light } from './palette.ts';
import { size, space } from './scale.ts';
import * as type from './type.css.ts';

const palettes = { light, dark } as const;

function Swatch({ front, ground, least, scheme }: Pair & { scheme: keyof typeof palettes }) {
  const ratio = contrast(palettes[scheme][front], palettes[scheme][ground]);
  const isText = least === 4.5;
  return (
    <div
      style={{
        display: 'flex',
        justifyContent: 'space-between',
        padding: '8px 12px',
        color: isText ? vars.color[front] : vars.color.text,
        backgroundColor: vars.color[ground],
        border: `1px solid ${isText ? vars.color.line : vars.color[front]}`,
        borderRadius: vars.radius.control,
        fontSize: vars.size[14],
      }}
    >
      <span>
        {front} on {ground}
      </span>
      <span className={type.figures}>{ratio.toFixed(1)}</span>
    </div>
  );
}

function Colours({ scheme }: Readonly<{ scheme: keyof typeof palettes }>) {
  return (
    <div style={{ display: 'grid', gap: 8 }}>
      <h2 className={type.heading}>Every pair that may meet, with its contrast</h2>
      {pairs.map((pair) => (
        <Swatch key={`${pair.front} ${pair.ground}`} {...pair} scheme={scheme} />
      ))}
    </div>
  );
}

const sizes = Object.keys(size).map(Number) as (keyof typeof size)[];
const spaces = Object.keys(space).map(Number) as (keyof typeof space)[];

function Scale() {
  return (
    <>
      <h2 className={type.heading}>Type</h2>
      {sizes.map((px) => (
        <p key={px} style={{ fontSize: vars.size[px], lineHeight: vars.leading.tight }}>
          {px} · ₦48,250.00 Ọjà
        </p>
      ))}
      <h2 className={type.heading}>Voices</h2>
      <p className={type.title}>Title</p>
      <p className={type.heading}>Heading</p>
      <p className={type.subheading}>Subheading</p>
      <p className={type.body}>Body: the network did not answer. ₦500 is held while we confirm.</p>
      <p className={type.label}>Label</p>
      <p className={type.small}>Small: last checked 5 s ago</p>
      <p className={type.caption}>Caption: as of 09:41</p>
      <h2 className={type.heading}>Space</h2>
      {spaces.map((px) => (
        <div key={px} style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
          <span className={type.figures} style={{ width: '3ch' }}>
            {px}
          </span>
          <div style={{ width: vars.space[px], height: 16, backgroundColor: vars.color.accent }} />
        </div>
      ))}
      <h2 className={type.heading}>Radius</h2>
      {(['card', 'control', 'round'] as const).map((name) => (
        <div
          key={name}
          style={{
            padding: '12px 16px',
            border: `1px solid ${vars.color.lineStrong}`,
            borderRadius: vars.radius[name],
          }}
        >
          {name}
        </div>
      ))}
    </>
  );
}

const meta = preview.meta({ title: 'Theme/Tokens' });

export const LightColours = meta.story({
  render: () => <Colours scheme="light" />,
  globals: { theme: 'light' },
});
export const DarkColours = meta.story({
  render: () => <Colours scheme="dark" />,
  globals: { theme: 'dark' },
});
export const TypeSpaceRadius = meta.story({ render: () => <Scale /> });
