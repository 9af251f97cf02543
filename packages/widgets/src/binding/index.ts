export { type ClientProps, ClientProvider, useClient } from './ClientProvider.tsx';
export { useSignal } from './signals.ts';
export { TextProvider, useText } from './TextProvider.tsx';
export { useIsOnline } from './useIsOnline.ts';
export { useResource } from './useResource.ts';
