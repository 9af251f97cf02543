import type { NamedFault } from './faults.ts';
import type { GetToken } from './page.ts';

/** A page's `getToken`, and its fault if it has returned no token. */
export interface WatchedToken {
  readonly getToken: GetToken;
  fault(): NamedFault;
}

export function watchToken(getToken: GetToken): WatchedToken {
  let fault: NamedFault = { code: 'token-slow' };
  return {
    fault: () => fault,
    async getToken() {
      fault = { code: 'token-slow' };
      try {
        const given = await getToken();
        fault = { code: 'token-malformed' };
        return given;
      } catch (cause) {
        fault = { code: 'token-failed', cause };
        throw cause;
      }
    },
  };
}
