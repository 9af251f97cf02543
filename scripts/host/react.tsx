import type { GetToken, OjaElement, PurchaseDetail } from '@oja/embed';
import { OjaWidget } from '@oja/embed/react';
import { createRef } from 'react';

const getToken: GetToken = async () => ({ token: 'ojw_1', expiresAt: Date.now() });
const sold = (sale: PurchaseDetail) => console.log(sale.amount);
const ref = createRef<OjaElement>();

export const all = [
  <OjaWidget key="1" tag="oja-data-purchase" phone="0803" getToken={getToken} onSold={sold} ref={ref} />,
  <OjaWidget key="2" tag="oja-meter-validator" meter-number="1" onMeter={({ canVend }) => !canVend} />,
  <OjaWidget key="8" tag="oja-funding" amount="5000" onCheckout={({ net }) => net.length} />,
  <oja-data-purchase
    key="3"
    plan="x"
    theme="dark"
    getToken={getToken}
    onoja:purchase={({ detail }) => sold(detail)}
  />,
  // @ts-expect-error an attribute of another tag
  <OjaWidget key="4" tag="oja-data-purchase" disco="ikeja-electric" />,
  // @ts-expect-error the listener takes another event's detail
  <OjaWidget key="5" tag="oja-data-purchase" onMeter={sold} />,
  // @ts-expect-error an attribute of another tag
  <oja-wallet-balance key="6" plan="x" />,
  // @ts-expect-error no such tag
  <oja-telephone key="7" />,
];
