import { looks as disco } from './disco.ts';
import { looks as exam } from './exam.ts';
import { looks as network } from './network.ts';
import { looks as provider } from './provider.ts';
import type { ProviderLooks } from './providerLook.ts';

/** All known providers, for hosts that sell every service. */
export const allProviders: ProviderLooks = { ...network, ...disco, ...provider, ...exam };
