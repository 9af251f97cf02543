import type { GetToken } from '@oja/embed';
import { OjaWidget } from '@oja/embed/vue';
import { h } from 'vue';

const getToken: GetToken = async () => ({ token: 'ojw_1', expiresAt: Date.now() });

export const all = [
  h(OjaWidget, { tag: 'oja-data-purchase', phone: '0803', getToken }),
  // @ts-expect-error getToken takes a function, not a token
  h(OjaWidget, { tag: 'oja-data-purchase', getToken: 'ojw_1' }),
];
