/** Time reserved for the first screen, in ms. */
const SETTLE = 5_000;

/** Resolves when all requests at the start of a visit should be done. */
export const afterFirstLoad = () => new Promise((resolve) => setTimeout(resolve, SETTLE));

/** True if a service worker controls the page: it answered this start, and has cached the app's files. */
export const isWarm: boolean = Boolean(navigator.serviceWorker?.controller);

/**
 * Loads the modules that store the app and its figures on the device. On a first visit it waits, because the first
 * screen has priority.
 */
export const loadOnDevice = async () => {
  if (!isWarm) await afterFirstLoad();
  return import('./onDevice.ts');
};
