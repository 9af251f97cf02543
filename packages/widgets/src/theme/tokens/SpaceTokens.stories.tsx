import preview from '../../../../../.storybook/preview.tsx';
import { vars } from '../contract.css.ts';
import { motion, radius, space, touch, width } from '../scale.ts';
import { TokenTable } from './TokenTable.helper.tsx';

const spaces = Object.keys(space).map(Number) as (keyof typeof space)[];

/** The use of each distance. */
const between: Readonly<Record<keyof typeof space, string>> = {
  4: 'Between a label and its field, or an icon and its word',
  8: 'Between similar elements: chips, buttons, rows of a form',
  12: 'Inside a control',
  16: 'The margin of a page on a phone, the padding of a card',
  24: 'Between groups within a screen',
  32: 'Between parts of a screen on a desktop',
  48: 'Around a single element, such as an empty list',
};

function Spaces() {
  return (
    <TokenTable
      title="Space"
      columns={['Token', 'Width']}
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
  card: `Cards: ${radius.standard} px by default; the settings offer ${radius.least} to ${radius.most} px in steps of ${radius.step}`,
  control: 'Buttons and fields: two thirds of the radius of cards',
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
          { name: 'touch', note: 'The minimum size of a control', cells: [touch] },
          { name: 'width.form', note: 'The maximum width of a form', cells: [width.form] },
          { name: 'width.page', note: 'The maximum width of a page', cells: [width.page] },
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
