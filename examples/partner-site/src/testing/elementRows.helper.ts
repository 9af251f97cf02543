import type { ServiceDefinition } from '@oja/core';
import { type ElementRow, elementTable } from '../../../../packages/widgets/src/embed/elementTable.ts';

const rowOf = ({ tag, scope, attributes, height, wideHeight }: ElementRow) => {
  const heights = `${height} px${wideHeight ? `; ${wideHeight} px from a width of 720 px` : ''}`;
  const own = Object.entries(attributes).map(([name, value]) => `\`${name}\` (${value})`);
  return `| \`<${tag}>\` | \`${scope}\` | ${own.join(', ')} | ${heights} |`.replace('|  |', '| |');
};

/** The rows of the README's tag tables, generated from the definitions. */
export const tagRows = (definitions: readonly ServiceDefinition[]): readonly string[] =>
  elementTable(definitions).map(rowOf);

/** The lines of a page's stylesheet that reserve the height of an element until oja.js has loaded. */
export const reservingRules = ({ tag, height, wideHeight }: ElementRow): readonly string[] => [
  `${tag}:not(:defined) { display: block; min-height: ${height}px }`,
  ...(wideHeight
    ? [`@media (min-width: 720px) { ${tag}:not(:defined) { min-height: ${wideHeight}px } }`]
    : []),
];
