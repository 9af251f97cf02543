/** The policy's one name in `trusted-types` of the page's Content-Security-Policy. It knows one address. */
const POLICY = 'oja-service-worker';
const SCRIPT = '/sw.js';

/** Trusted Types, which TypeScript's DOM does not know yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(): string },
  ): { createScriptURL(address: string): string };
}

/** `register` takes an address from a policy alone, where the page demands Trusted Types. */
function scriptAddress(): string {
  const { trustedTypes } = window as { readonly trustedTypes?: TrustedTypes };
  return (
    trustedTypes?.createPolicy(POLICY, { createScriptURL: () => SCRIPT }).createScriptURL(SCRIPT) ?? SCRIPT
  );
}

/** Keeps the dashboard's files on this device. Without it (a plain-http host, private mode) the app works the same, online. */
export async function registerWorker(): Promise<void> {
  try {
    await navigator.serviceWorker?.register(scriptAddress(), { updateViaCache: 'none' });
  } catch {
    // Storage is blocked, or the server's policy is an older one.
  }
}
