import { whenSettled } from './whenSettled.ts';

/** True if a service worker controls the page: it answered this start, and has cached the app's files. */
export const isWarm: boolean = Boolean(navigator.serviceWorker?.controller);

/**
 * Loads the modules that store the app and its figures on the device. On a first visit it waits, because the first
 * screen has priority.
 */
export const loadOnDevice = async () => {
  if (!isWarm) await whenSettled();
  return import('./onDevice.ts');
};
