import preview from '../../../../../.storybook/preview.tsx';
import { vars } from '../contract.css.ts';
import { motion, radius, space, touch, width } from '../scale.ts';
import { TokenTable } from './TokenTable.helper.tsx';

const spaces = Object.keys(space).map(Number) as (keyof typeof space)[];

/** The use of each distance. */
const between: Readonly<Record<keyof typeof space, string>> = {
  4: 'A label and its field, an icon and its word',
  8: 'Things of one kind: chips, buttons, rows of a form',
  12: 'Inside a control',
  16: 'The margin of a phone, the inside of a card',
  24: 'Groups within a screen',
  32: 'Parts of a screen on a desk',
  48: 'Around what stands alone: an empty list',
};

function Spaces() {
  return (
    <TokenTable
      title="Space"
      columns={['Token', 'Wide']}
      rows={spaces.map((px) => ({
        name: `space[${px}]`,
        note: between[px],
        cells: [
          <div key="bar" style={{ width: vars.space[px], height: 16, backgroundColor: vars.color.accent }} />,
        ],
      }))}
    />
  );
}

const corners = {
  card: `The variable of the settings: ${radius.standard} px, ${radius.least} to ${radius.most} in steps of ${radius.step}`,
  control: 'Two thirds of it: buttons, fields',
  round: 'Chips and badges',
} as const;

function Corners() {
  return (
    <TokenTable
      title="Radius"
      columns={['Token', 'Corner']}
      rows={(['card', 'control', 'round'] as const).map((name) => ({
        name: `radius.${name}`,
        note: corners[name],
        cells: [
          <div
            key="corner"
            style={{
              width: 96,
              height: 48,
              border: `1px solid ${vars.color.lineStrong}`,
              borderRadius: vars.radius[name],
            }}
          />,
        ],
      }))}
    />
  );
}

function Measures() {
  return (
    <>
      <TokenTable
        title="Motion"
        columns={['Token', 'Value']}
        rows={Object.entries(motion).map(([name, value]) => ({ name: `motion.${name}`, cells: [value] }))}
      />
      <TokenTable
        title="Measures"
        columns={['Token', 'Value']}
        rows={[
          { name: 'touch', note: 'No control is smaller than a thumb', cells: [touch] },
          { name: 'width.form', note: 'A form is no wider', cells: [width.form] },
          { name: 'width.page', note: 'A page is no wider', cells: [width.page] },
        ]}
      />
    </>
  );
}

const meta = preview.meta({ title: 'Tokens/Space, radius, motion', component: Spaces });

export const Space = meta.story();
export const Radius = meta.story({ render: () => <Corners /> });
export const RadiusAt24 = meta.story({ render: () => <Corners />, globals: { radius: '24px' } });
export const MotionAndMeasures = meta.story({ render: () => <Measures /> });
