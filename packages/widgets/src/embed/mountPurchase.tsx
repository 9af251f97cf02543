import { type ServiceDefinition, toNaira } from '@oja/core';
import { useMemo } from 'react';
import type { SaleParts } from '../purchase/parts.ts';
import { SaleDesk } from '../purchase/SaleDesk.tsx';
import type { Prefill } from '../purchase/useSale.ts';
import type { SettledPurchase } from '../purchase/useSettled.ts';
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
  readonly parts: SaleParts;
}

function EmbeddedPurchase({ client, stage, definition, parts }: EmbeddedPurchaseProps) {
  useServicesNews(client, stage);
  const prefill = useMemo(() => prefillOf(definition, stage), [definition, stage]);
  return (
    <SaleDesk
      client={client}
      definition={definition}
      parts={parts}
      showWallet={false}
      prefill={prefill}
      onSettled={(sale) => stage.emit('oja:purchase', detailOf(sale))}
    />
  );
}

/** The element of one category, with the parts that it needs: the build makes a file of it for each tag. */
export function mountPurchase(stage: Stage, definition: ServiceDefinition, parts: SaleParts): Mounted {
  return mountElement(stage, (props) => (
    <EmbeddedPurchase {...props} definition={definition} parts={parts} />
  ));
}
