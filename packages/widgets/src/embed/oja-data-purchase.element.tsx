import { toNaira } from '@oja/core';
import { DataPurchase, type SettledPurchase } from '../purchase/index.ts';
import type { Mounted, Stage } from './elementModule.ts';
import type { PurchaseDetail } from './events.ts';
import { type EmbeddedProps, mountElement } from './mountElement.tsx';
import { useServicesNews } from './useServicesNews.ts';

/** What can be the beginning of a number, however it is written. */
const PHONE = /^[+\d ()-]{1,20}$/;

function detailOf({ outcome, amount, ...sale }: SettledPurchase): PurchaseDetail {
  return { ...sale, status: outcome, amount: toNaira(amount) };
}

function EmbeddedDataPurchase({ client, stage }: EmbeddedProps) {
  useServicesNews(client, stage);
  const phone = stage.attribute('phone') ?? '';
  return (
    <DataPurchase
      client={client}
      showWallet={false}
      phone={PHONE.test(phone) ? phone : ''}
      onSettled={(sale) => stage.emit('oja:purchase', detailOf(sale))}
    />
  );
}

/** `<oja-data-purchase>`: called by oja.js when the first one stands in the page. */
export function mount(stage: Stage): Mounted {
  return mountElement(stage, EmbeddedDataPurchase);
}
