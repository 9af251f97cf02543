import { catalogue, type ServiceDefinition, toNaira } from '@oja/core';
import { useMemo } from 'react';
import { type Prefill, Purchase, type SettledPurchase } from '../purchase/index.ts';
import type { Mounted, Stage } from './elementModule.ts';
import type { PurchaseDetail } from './events.ts';
import { type EmbeddedProps, mountElement } from './mountElement.tsx';
import { prefillAttributes } from './purchaseTags.ts';
import { useServicesNews } from './useServicesNews.ts';

/** What can be a number, an amount, or the id of something that is sold. */
const PLAIN = /^[\w+ ().,/-]{1,60}$/;
/** What can be the beginning of a number, however it is written. */
const NUMBER = /^[+\d ()./-]{1,60}$/;

function detailOf({ outcome, amount, ...sale }: SettledPurchase): PurchaseDetail {
  return { ...sale, status: outcome, amount: toNaira(amount) };
}

/** What the page's attributes say of the form; what could not be meant is left out. */
function prefillOf(definition: ServiceDefinition, stage: Stage): Prefill {
  const filled = [...prefillAttributes(definition)].flatMap(([attribute, { name, kind }]) => {
    const given = stage.attribute(attribute)?.trim() ?? '';
    const pattern = kind === 'phone' || kind === 'digits' ? NUMBER : PLAIN;
    return pattern.test(given) ? [[name, given]] : [];
  });
  return Object.fromEntries(filled);
}

interface EmbeddedPurchaseProps extends EmbeddedProps {
  readonly definition: ServiceDefinition;
}

function EmbeddedPurchase({ client, stage, definition }: EmbeddedPurchaseProps) {
  useServicesNews(client, stage);
  const prefill = useMemo(() => prefillOf(definition, stage), [definition, stage]);
  return (
    <Purchase
      client={client}
      definition={definition}
      showWallet={false}
      prefill={prefill}
      onSettled={(sale) => stage.emit('oja:purchase', detailOf(sale))}
    />
  );
}

/** Any tag of the catalogue: called by oja.js when the first such element stands in the page. */
export function mount(stage: Stage): Mounted {
  const definition = catalogue.find(({ tag }) => tag === stage.tag);
  // A file of another version than oja.js, or a mistake of ours: said like every crash.
  if (!definition) throw new Error(`Nothing is sold by <${stage.tag}>.`);
  return mountPurchase(stage, definition);
}

/** The same for a definition of one's own. */
export function mountPurchase(stage: Stage, definition: ServiceDefinition): Mounted {
  return mountElement(stage, (props) => <EmbeddedPurchase {...props} definition={definition} />);
}
