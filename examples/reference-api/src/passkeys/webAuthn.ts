/** Loaded with the first passkey, because it takes a third of a second and would delay the start. */
export const webAuthn = () => import('@simplewebauthn/server');

/** The signature algorithms (IANA COSE): EdDSA, ES256 and RS256. Every authenticator supports one of them. */
export const algorithms: number[] = [-8, -7, -257];
