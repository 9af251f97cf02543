import { oja } from '@oja/embed/svelte';
import type { SvelteHTMLElements } from 'svelte/elements';

export const attached = oja({
  getToken: async () => ({ token: 'ojw_1', expiresAt: Date.now() }),
  onpurchase: ({ amount }) => console.log(amount.length),
  // @ts-expect-error the event does not name the meter's owner
  onmeter: ({ customerName }) => console.log(customerName),
});

export const attributes: SvelteHTMLElements['oja-data-purchase'] = { phone: '0803' };
// @ts-expect-error an attribute of another tag
export const others: SvelteHTMLElements['oja-wallet-balance'] = { plan: 'x' };
