import type { Field, ServiceDefinition } from '@oja/core';
import { formHeight } from '../../../../packages/widgets/src/embed/formHeight.ts';
import { prefillAttributes } from '../../../../packages/widgets/src/embed/purchaseTags.ts';
import { type ReadingTag, readingTags } from '../../../../packages/widgets/src/embed/readingTags.ts';

/** What may stand in the attribute of a field of each kind. */
const values: Readonly<Record<Exclude<Field['kind'], 'choice'>, string>> = {
  service: 'id of a service',
  plan: 'id of a plan',
  phone: 'number',
  digits: 'digits',
  text: 'as it is typed',
  amount: 'naira',
  quantity: 'how many',
};

const said = ({ kind, options = [] }: Field) =>
  kind === 'choice' ? options.map((option) => `\`${option}\``).join(' or ') : values[kind];

const rowOf = (definition: ServiceDefinition) => {
  const attributes = [...prefillAttributes(definition)].map(
    ([attribute, field]) => `\`${attribute}\` (${said(field)})`,
  );
  return `| \`<${definition.tag}>\` | \`purchase:${definition.id}\` | ${attributes.join(', ')} | ${formHeight(definition)} px |`;
};

const readingRow = ([tag, { scope, attributes, height }]: readonly [string, ReadingTag]) => {
  const own = Object.entries(attributes).map(([name, value]) => `\`${name}\` (${value})`);
  return `| \`<${tag}>\` | \`${scope}\` | ${own.join(', ')} | ${height} px |`.replace('|  |', '| |');
};

/** The rows of the README's tables of tags, as they follow from the definitions. */
export const tagRows = (definitions: readonly ServiceDefinition[]): readonly string[] => [
  ...definitions.map(rowOf),
  ...Object.entries(readingTags).map(readingRow),
];
