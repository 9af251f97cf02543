import * as react from 'react';

/** Where React counts the elements whose making it has traced; it goes without beyond 10,000 in a second. */
const COUNT = 'recentlyCreatedOwnerStacks';

const shared: unknown = Reflect.get(react, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
// The embed's runtime traces nothing.
if (typeof shared === 'object' && shared !== null) {
  if (!(COUNT in shared))
    throw new Error('This React counts its traces otherwise: see scripts/build/untraced.ts.');
  Object.defineProperty(shared, COUNT, { configurable: true, get: () => 10_000, set: () => {} });
}
