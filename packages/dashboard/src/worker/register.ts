/** Trusted Types policy, allowed by `trusted-types` in the page's CSP. It returns only one URL. */
const POLICY = 'oja-service-worker';
const SCRIPT = '/sw.js';

/** Trusted Types, which TypeScript's DOM types lack. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(): string },
  ): { createScriptURL(address: string): string };
}

/** If the CSP requires Trusted Types, `register` accepts a URL only from a policy. */
function scriptAddress(): string {
  const { trustedTypes } = window as { readonly trustedTypes?: TrustedTypes };
  return (
    trustedTypes?.createPolicy(POLICY, { createScriptURL: () => SCRIPT }).createScriptURL(SCRIPT) ?? SCRIPT
  );
}

/**
 * Registers the service worker, which caches the dashboard's files. Without it (plain http, private mode) the app works
 * the same, but only online.
 */
export async function registerWorker(): Promise<void> {
  try {
    await navigator.serviceWorker?.register(scriptAddress(), { updateViaCache: 'none' });
  } catch {
    // Storage is blocked, or the server's CSP is from an older version.
  }
}
