import { whenSettled } from './whenSettled.ts';

/** True where this start comes from the device: the service worker answered it, and has what is needed next. */
export const isWarm: boolean = Boolean(navigator.serviceWorker?.controller);

/** Loads what keeps the app and its figures on the device: a first visit has none of it, and its first screen comes first. */
export const loadOnDevice = async () => {
  if (!isWarm) await whenSettled();
  return import('./onDevice.ts');
};
