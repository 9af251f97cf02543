import { looks as disco } from './disco.ts';
import { looks as exam } from './exam.ts';
import { looks as network } from './network.ts';
import { looks as provider } from './provider.ts';
import type { ProviderLooks } from './providerLook.ts';

/** By the label of a form's field for the service, which is the name of the file: the build gives a tag those of its own form. */
export const looksByField = { network, disco, provider, exam } as const;

/** Everyone whose services are sold, for hosts that sell them all. */
export const allProviders: ProviderLooks = { ...network, ...disco, ...provider, ...exam };
