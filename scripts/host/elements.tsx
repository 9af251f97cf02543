import { loadOja, type OjaElement, type PurchaseDetail, type Tag } from '@oja/embed';

// Types that a host gets from importing the package. Compiled, never run: a line that compiles but should not is an
// error too.

export async function begin(): Promise<string | undefined> {
  const oja = await loadOja({
    apiBase: 'https://api.example.ng',
    version: 'v0',
    nonce: 'n',
    integrity: 'sha384-x',
  });
  oja?.configure({ account: 'visitor-1', theme: { scheme: 'dark', colors: { accent: '#0b6e4f' } } });
  await window.Oja?.doctor();
  // @ts-expect-error no such setting
  window.Oja?.configure({ key: 'oja_live_1' });
  return window.Oja?.version;
}

export const element: OjaElement = document.createElement('oja-data-purchase');
export const found: OjaElement | null = document.querySelector('oja-wallet-balance');
element.getToken = async () => ({ token: 'ojw_1', expiresAt: Date.now() });
element.prefill?.({ phone: '08031234567' });
// @ts-expect-error getToken takes a function, not a token
element.getToken = 'ojw_1';

export const sales: PurchaseDetail[] = [];
element.addEventListener('oja:purchase', ({ detail }) => sales.push(detail));
element.addEventListener('oja:sold', ({ detail }) => sales.push(detail));
// @ts-expect-error a pending purchase has no final status
element.addEventListener('oja:pending', ({ detail }) => sales.push(detail));
document.addEventListener('ojacancelled', ({ detail: { status } }) => status === 'cancelled');
document.addEventListener('ojapurchase', ({ detail }) => sales.push(detail));
document.addEventListener('oja:error', ({ detail: { code, whose } }) => console.warn(code, whose));
element.addEventListener('oja:meter', ({ detail }) => {
  // @ts-expect-error the event does not name the meter's owner
  console.log(detail.customerName);
});

element.addEventListener('oja:checkout', ({ detail }) => {
  console.log(detail.reference, detail.amount, detail.fee, detail.net);
  // @ts-expect-error the event does not contain the address of the payment page
  console.log(detail.checkoutUrl);
});

export const tag: Tag = 'oja-meter-validator';
// @ts-expect-error no such tag
export const noTag: Tag = 'oja-telephone';
