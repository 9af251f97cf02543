import type { GetToken, OjaElement, PurchaseDetail } from '@oja/embed';
import { OjaWidget } from '@oja/embed/react';
import { useRef, useState } from 'react';

/** Calls our own server: only the server knows the API key. */
const getToken: GetToken = async () => {
  const response = await fetch('/widget-session', { method: 'POST' });
  if (!response.ok) throw new Error(`Our server answered ${response.status}`);
  return response.json();
};

export function Shop() {
  const [isDark, setDark] = useState(false);
  const [sale, setSale] = useState<PurchaseDetail | null>(null);
  const widget = useRef<OjaElement>(null);
  return (
    <main>
      <h1>Data in your phone</h1>
      <OjaWidget
        ref={widget}
        tag="oja-data-purchase"
        accent="#0b6e4f"
        theme={isDark ? 'dark' : 'light'}
        getToken={getToken}
        onPurchase={setSale}
      />
      <p role="status">{sale && `${sale.status}: ₦${sale.amount} for ${sale.recipient}`}</p>
      <button type="button" onClick={() => setDark(!isDark)}>
        Switch theme
      </button>
      <button type="button" onClick={() => widget.current?.reset?.()}>
        Next customer
      </button>
    </main>
  );
}
