/** `beforeinstallprompt`, which TypeScript's DOM does not know: Chromium alone has it. */
export interface InstallEvent extends Event {
  /** Opens the browser's own dialog, once. */
  prompt(): Promise<unknown>;
}

declare global {
  interface Window {
    /** Kept by the page's first script: the browser tells it once, and early. */
    ojaInstallEvent?: InstallEvent;
  }
}
