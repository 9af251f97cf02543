import type { ServiceDefinition } from '@oja/core';
import { type ElementRow, elementTable } from '../../../../packages/widgets/src/embed/elementTable.ts';

const rowOf = ({ tag, scope, attributes, height }: ElementRow) => {
  const own = Object.entries(attributes).map(([name, value]) => `\`${name}\` (${value})`);
  return `| \`<${tag}>\` | \`${scope}\` | ${own.join(', ')} | ${height} px |`.replace('|  |', '| |');
};

/** The rows of the README's tag tables, generated from the definitions. */
export const tagRows = (definitions: readonly ServiceDefinition[]): readonly string[] =>
  elementTable(definitions).map(rowOf);
