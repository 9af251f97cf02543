/** @jsxImportSource preact */
import type {} from '@oja/embed/preact';

export const all = [
  <oja-data-purchase key="1" phone="0803" getToken={async () => ({ token: 'ojw_1', expiresAt: 0 })} />,
  // @ts-expect-error an attribute of another tag
  <oja-wallet-balance key="2" plan="x" />,
];
