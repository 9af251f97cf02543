import preview from '../../../../../.storybook/preview.tsx';
import { vars } from '../contract.css.ts';
import { familyNames } from '../families.ts';
import { leading, size, weight } from '../scale.ts';
import * as type from '../type.css.ts';
import { TokenTable } from './TokenTable.helper.tsx';

const sizes = Object.keys(size).map(Number) as (keyof typeof size)[];

/** The text styles of `type.css.ts`, the only ones that widgets use. */
const voices = [
  {
    name: 'title',
    class: type.title,
    is: '24/600, tight',
    job: 'The title of a screen',
    says: 'Transactions',
  },
  {
    name: 'heading',
    class: type.heading,
    is: '20/600, tight',
    job: 'The title of a card or a step',
    says: 'Check before you buy',
  },
  {
    name: 'subheading',
    class: type.subheading,
    is: '16/600, tight',
    job: 'The title of a group within a card',
    says: 'Recent recipients',
  },
  { name: 'body', class: type.body, is: '16/400', job: 'Sentences', says: '₦500 is held while we confirm.' },
  {
    name: 'label',
    class: type.label,
    is: '14/500',
    job: 'The label of a field or a row',
    says: 'Phone number',
  },
  { name: 'small', class: type.small, is: '14/400', job: 'Secondary text', says: 'Last checked 5 s ago' },
  {
    name: 'caption',
    class: type.caption,
    is: '12/400, muted',
    job: 'Ages, references, footnotes',
    says: 'as of 09:41',
  },
] as const;

function Voices() {
  return (
    <TokenTable
      title="Text styles"
      columns={['Style', 'Sample']}
      rows={voices.map(({ name, class: voice, is, job, says }) => ({
        name,
        note: `${is}. ${job}.`,
        cells: [
          <span key="says" className={voice}>
            {says}
          </span>,
        ],
      }))}
    />
  );
}

function Sizes() {
  return (
    <TokenTable
      title="Sizes"
      columns={['Size', 'rem', 'Figures']}
      rows={sizes.map((px) => ({
        name: `${px} px`,
        cells: [
          size[px],
          <span key="figures" style={{ fontSize: vars.size[px], lineHeight: vars.leading.tight }}>
            ₦48,250
          </span>,
        ],
      }))}
    />
  );
}

function Rest() {
  return (
    <>
      <TokenTable
        title="Weights and line heights"
        columns={['Token', 'Value']}
        rows={[
          ...Object.entries(weight).map(([name, value]) => ({ name: `weight.${name}`, cells: [value] })),
          ...Object.entries(leading).map(([name, value]) => ({ name: `leading.${name}`, cells: [value] })),
        ]}
      />
      <TokenTable
        title="Families"
        columns={['Family', 'Tabular figures']}
        rows={familyNames.map((name) => ({
          name,
          cells: [name === 'Poppins' ? 'From Roboto: Poppins has neither tabular figures nor ₦' : 'Its own'],
        }))}
      />
    </>
  );
}

const meta = preview.meta({ title: 'Tokens/Type', component: Voices });

export const InVoices = meta.story();
export const InSizes = meta.story({ render: () => <Sizes /> });
export const WeightsLinesFamilies = meta.story({ render: () => <Rest /> });
