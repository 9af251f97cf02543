/** The library, a third of a second to load: with the first passkey, so that no start waits for it. */
export const webAuthn = () => import('@simplewebauthn/server');

/** How a passkey signs (IANA's COSE algorithms): EdDSA, ES256 and RS256, which every authenticator has one of. */
export const algorithms: number[] = [-8, -7, -257];
