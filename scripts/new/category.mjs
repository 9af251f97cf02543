import { all, before, importing } from './recipe.mjs';

/** The sections that have words of each category. */
const texts = ['categories', 'dashboard', 'home', 'transactions'];

/**
 * Gives the category a word wherever the last one of the specification has one.
 *
 * @param {string} key
 * @param {string} word
 * @returns {(source: string) => string}
 */
const saying = (key, word) => (source) =>
  source.replaceAll(/'result-checker': '[^']*'/g, (last) => `${last}, ${key}: '${word}'`);

/**
 * A service category: one folder and one line in core, its words, and its services in the reference API.
 *
 * @param {import('./recipe.mjs').Name} name
 * @returns {import('./recipe.mjs').Recipe}
 */
export function category({ id, camel, title }) {
  const key = camel === id ? id : `'${id}'`;
  return {
    files: { [`packages/core/src/services/${id}/${camel}.ts`]: definition(id, camel, title) },
    edits: {
      'packages/core/src/services/catalogue.ts': all(
        importing(`import { ${camel} } from './${id}/${camel}.ts';`),
        before('] as const satisfies readonly ServiceDefinition[]', `  ${camel},\n`),
      ),
      ...Object.fromEntries(
        texts.map((name) => [`packages/widgets/src/text/en/${name}.ts`, saying(key, title)]),
      ),
      'examples/reference-api/src/catalogue/bills.ts': before(
        '  electricity: discos.map(',
        `  ${key}: [{ id: 'a-${id}', name: 'A service', least: 100, most: 50_000, rate: 100 }],\n`,
      ),
      'examples/partner-site/README.md': before(
        '\n\nAn element keeps the height of its form free',
        `\n| \`<oja-${id}-purchase>\` | \`purchase:${id}\` | \`service\` (id of a service), \`account\` (digits), \`amount\` (naira) | 522 px |`,
      ),
    },
    next: [
      'Write its fields in the definition, as the other folders of services do.',
      `Give it its words in packages/widgets/src/text/en/: ${texts.join(', ')}.`,
      'Put its services in for "A service". One with plans: catalogue/catalogue.ts.',
      'Where whom it is for, or its price, follows no common rule: sale/intent.ts and sale/offer.ts.',
    ],
  };
}

/**
 * @param {string} id
 * @param {string} camel
 * @param {string} title
 */
const definition = (id, camel, title) => `import { checkDigits } from '../../validators/digits.ts';
import { defineService, pricedByAmount } from '../defineService.ts';
import { amountField } from '../amountField.ts';
import { type Field, serviceField } from '../field.ts';

const accountField: Field = {
  name: 'recipient',
  kind: 'digits',
  label: 'account',
  check: (raw) => checkDigits(raw, 6, 10),
};

/** ${title}: a service, an account and an amount. */
export const ${camel} = defineService({
  id: '${id}',
  fields: [serviceField('service'), accountField, amountField()],
  delivers: 'directly',
  draft({ values: { recipient, amount }, service }) {
    const priced = pricedByAmount(amount, service);
    return recipient && priced ? { recipient, ...priced } : null;
  },
});
`;
