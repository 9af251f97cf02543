import { existsSync } from 'node:fs';
import type { Field, ServiceDefinition } from '@oja/core';
import { fieldViews } from '../../packages/widgets/src/purchase/form/fieldViews.ts';
import { at } from './paths.ts';
import { runModule } from './runModule.ts';

const services = at('packages/core/src/services');
const widgets = at('packages/widgets/src');

/** The source of one tag's file. */
export interface ElementEntry {
  readonly tag: string;
  readonly code: string;
}

/** One for each category that a partner's page may show, with the parts that its definition asks for. */
export async function purchaseEntries(): Promise<readonly ElementEntry[]> {
  const { embeddedServices } = await runModule<{ readonly embeddedServices: readonly ServiceDefinition[] }>(
    `${services}/catalogue.ts`,
  );
  return embeddedServices.map((definition) => ({
    tag: definition.tag,
    code: codeOf(definition, placeOf(definition)),
  }));
}

interface Place {
  readonly file: string;
  readonly name: string;
}

/** By the recipe of `npm run new`: the module and its export have the name of the category in camel case. */
function placeOf({ id }: ServiceDefinition): Place {
  const name = id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const file = `${services}/${id}/${name}.ts`;
  if (!existsSync(file)) throw new Error(`The definition of ${id} belongs into ${file}, as \`${name}\`.`);
  return { file, name };
}

/** Goods that are delivered directly and need no instruction have no delivery to show. */
const showsDelivery = ({ delivers, instruction }: ServiceDefinition) =>
  delivers !== 'directly' || instruction !== undefined;

/** A form that usually has few services to choose from needs no list of them. */
const viewOf = ({ kind, usually }: Field): string =>
  kind === 'service' && usually !== 'many' ? 'ServiceField' : fieldViews[kind];

/** The file with the tiles of the services. A list of many services shows no tiles, and a new category may have none. */
function looksFile({ fields }: ServiceDefinition): string | null {
  const service = fields.find(({ kind }) => kind === 'service');
  const file = `${widgets}/theme/providers/${service?.label}.ts`;
  return service?.usually !== 'many' && existsSync(file) ? file : null;
}

function codeOf(definition: ServiceDefinition, { file, name }: Place): string {
  const views = new Map(definition.fields.map((field) => [field.kind, viewOf(field)]));
  const imports = [...new Set(views.values())].map(
    (view) => `import { ${view} } from '${widgets}/purchase/form/${view}.tsx';`,
  );
  const fields = [...views].map(([kind, view]) => `${kind}: ${view}`).join(', ');
  const check = definition.verification ? 'RecipientCheck' : 'null';
  const delivery = showsDelivery(definition) ? 'Delivery' : 'null';
  const looks = looksFile(definition);
  return `
    ${looks ? `import { looks } from '${looks}';` : 'const looks = {};'}
    import { ${name} as definition } from '${file}';
    import { mountPurchase } from '${widgets}/embed/mountPurchase.tsx';
    ${imports.join('\n')}
    import { RecipientCheck } from '${widgets}/purchase/form/RecipientCheck.tsx';
    import { Delivery } from '${widgets}/delivery/Delivery.tsx';
    const parts = { fields: { ${fields} }, looks, RecipientCheck: ${check}, Delivery: ${delivery} };
    export const mount = (context) => mountPurchase(context, definition, parts);`;
}
