import type { StoreContext } from '../../store/storeRegistry.ts';
import { contactEndpoints } from './endpoints.ts';

export interface SupportStore {
  /** Returns the digits of the support chat's phone; `null` if the call fails or the list is empty: the button then does nothing. */
  chatPhone(signal?: AbortSignal): Promise<string | null>;
}

/** Only a Nigerian number in international format opens a chat: other text in the server's link could open another page. */
const NIGERIAN = /^234[789]\d{9}$/;

/** Reads the phone after "=" in the first item's link (specification, section 3): digits only. */
export function createSupportStore({ call }: Pick<StoreContext, 'call'>): SupportStore {
  return {
    async chatPhone(signal) {
      const result = await call(contactEndpoints.contact, { signal });
      const link = result.ok ? result.data[0]?.link : undefined;
      const digits = link?.split('=')[1]?.replace(/[\s+-]/g, '') ?? '';
      return NIGERIAN.test(digits) ? digits : null;
    },
  };
}
